//! Server-sent events as bytes, plain and compressed.
//!
//! Every event is compressed for itself, in deflate blocks that end at a byte and refer to nothing before. So one event is
//! compressed once for all who get it, arrives at once, and an open stream needs no memory for a compressor.

use std::cell::RefCell;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::HeaderMap;
use flate2::{Compress, Compression, Crc, FlushCompress};

use crate::extract::accepts;

/// An event, compressed when somebody first wants it so.
#[derive(Debug, Clone)]
pub struct Encoded(std::sync::Arc<Text>);

#[derive(Debug)]
struct Text {
    plain: Bytes,
    packed: OnceLock<(Bytes, Crc)>,
}

impl Encoded {
    /// An event by its name, number and data, which is one line.
    pub fn event(name: &str, id: Option<i64>, data: &str) -> Self {
        let id = id.map(|id| format!("id: {id}\n")).unwrap_or_default();
        Encoded::new(format!("event: {name}\n{id}data: {data}\n\n"))
    }

    fn new(text: String) -> Self {
        Encoded(std::sync::Arc::new(Text { plain: text.into(), packed: OnceLock::new() }))
    }
}

/// The bytes of one stream, in the encoding that its client accepts.
pub enum Wire {
    Plain,
    /// With the checksum of everything so far.
    Gzip(Crc),
}

impl Wire {
    pub fn new(headers: &HeaderMap) -> Self {
        if accepts(headers, "gzip") { Wire::Gzip(Crc::new()) } else { Wire::Plain }
    }

    /// Before the first event.
    pub fn begin(&self) -> Bytes {
        match self {
            Wire::Plain => Bytes::new(),
            Wire::Gzip(_) => Bytes::from_static(&[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]),
        }
    }

    pub fn write(&mut self, event: &Encoded) -> Bytes {
        match self {
            Wire::Plain => event.0.plain.clone(),
            Wire::Gzip(sum) => {
                let (packed, crc) = event.0.packed.get_or_init(|| pack(&event.0.plain));
                sum.combine(crc);
                packed.clone()
            }
        }
    }

    /// After the last event.
    pub fn end(self) -> Bytes {
        match self {
            Wire::Plain => Bytes::new(),
            Wire::Gzip(sum) => {
                let tail = [sum.sum().to_le_bytes(), sum.amount().to_le_bytes()];
                [3, 0].into_iter().chain(tail.into_iter().flatten()).collect()
            }
        }
    }
}

fn pack(text: &[u8]) -> (Bytes, Crc) {
    thread_local! {
        static COMPRESS: RefCell<Compress> = RefCell::new(Compress::new(Compression::default(), false));
    }
    let mut crc = Crc::new();
    crc.update(text);
    let packed = COMPRESS.with_borrow_mut(|compress| {
        compress.reset();
        let mut packed = Vec::with_capacity(text.len() / 3 + 64);
        loop {
            let read = compress.total_in() as usize;
            let status = compress.compress_vec(&text[read..], &mut packed, FlushCompress::Full);
            status.expect("compressing into memory does not fail");
            // The flush is complete once it leaves room.
            if compress.total_in() as usize == text.len() && packed.len() < packed.capacity() {
                return packed;
            }
            packed.reserve(packed.len() + 64);
        }
    });
    (packed.into(), crc)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn every_event_can_be_read_as_soon_as_it_is_written() {
        let long: String = (0..40_000).map(|n| format!("{},", n * n % 7919)).collect();
        let events = [
            Encoded::event("update", Some(7), "{}"),
            Encoded::event("ping", None, "{}"),
            Encoded::event("update", None, &long),
        ];
        let mut wire = Wire::Gzip(Crc::new());
        let mut bytes = wire.begin().to_vec();
        let mut expected = Vec::new();
        // The same event goes twice, as it goes to many.
        for event in events.iter().chain(&events) {
            bytes.extend(wire.write(event));
            expected.extend_from_slice(&event.0.plain);
            let mut so_far = vec![0; expected.len()];
            GzDecoder::new(&bytes[..]).read_exact(&mut so_far).expect("nothing is held back");
            assert!(so_far == expected);
        }
        bytes.extend(wire.end());
        let mut all = Vec::new();
        GzDecoder::new(&bytes[..]).read_to_end(&mut all).expect("length and checksum are right");
        assert!(all == expected);
        assert!(bytes.len() < expected.len() / 2);
        let mut plain = Wire::Plain;
        assert_eq!(plain.write(&events[1]), "event: ping\ndata: {}\n\n".as_bytes());
    }
}
