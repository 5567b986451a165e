//! Whole numbers in few bytes: seven bits in each byte, the sign in the lowest bit of all (LEB128, zigzag).

pub(super) fn write(numbers: impl Iterator<Item = i32>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for n in numbers {
        let mut left = ((n << 1) ^ (n >> 31)) as u32;
        while left > 127 {
            bytes.push(left as u8 | 128);
            left >>= 7;
        }
        bytes.push(left as u8);
    }
    bytes
}

/// Nothing if the bytes end within a number.
pub(super) fn read(bytes: &[u8]) -> Option<Vec<i32>> {
    let (mut numbers, mut n, mut shift) = (Vec::with_capacity(bytes.len() / 2), 0u32, 0);
    for &byte in bytes {
        n |= u32::from(byte & 127).checked_shl(shift)?;
        shift += 7;
        if byte < 128 {
            numbers.push((n >> 1) as i32 ^ -((n & 1) as i32));
            (n, shift) = (0, 0);
        }
    }
    (shift == 0).then_some(numbers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_survive() {
        let numbers = [0, 1, -1, 63, -64, 64, 8191, -8192, 8192, 1_000_000, i32::MAX, i32::MIN];
        let bytes = write(numbers.into_iter());
        assert_eq!(read(&bytes).as_deref(), Some(&numbers[..]));
        assert_eq!(read(&bytes[..bytes.len() - 1]), None);
        assert_eq!(write([63, -8192].into_iter()).len(), 3);
    }
}
