//! The same rows as a Parquet file, for programs that read columns.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int32Type};
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use super::account::Account;
use super::columns::Count;
use super::row::Row;

/// Rows in one group: what is held in memory before it is written.
const GROUP: usize = 8192;

pub struct Writer {
    file: SerializedFileWriter<File>,
    rows: Vec<Row>,
}

impl Writer {
    pub fn create(path: &Path, analysed: bool) -> anyhow::Result<Self> {
        let mut counts: String =
            Count::all().iter().map(|count| format!("REQUIRED INT32 {};\n", count.name())).collect();
        for column in Account::COLUMNS.iter().filter(|_| analysed) {
            counts += &format!("REQUIRED DOUBLE {column};\n");
        }
        let schema = format!(
            "message games {{
                REQUIRED INT32 game;
                REQUIRED INT32 seat;
                REQUIRED BYTE_ARRAY guild (UTF8);
                REQUIRED BYTE_ARRAY level (UTF8);
                REQUIRED DOUBLE win_share;
                REQUIRED BYTE_ARRAY end (UTF8);
                {counts}
            }}"
        );
        let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
        let schema = Arc::new(parse_message_type(&schema)?);
        let file = SerializedFileWriter::new(File::create(path)?, schema, Arc::new(properties))?;
        Ok(Writer { file, rows: Vec::with_capacity(GROUP) })
    }

    pub fn add(&mut self, row: Row) -> anyhow::Result<()> {
        self.rows.push(row);
        if self.rows.len() == GROUP { self.group() } else { Ok(()) }
    }

    fn group(&mut self) -> anyhow::Result<()> {
        let rows = &self.rows;
        let mut group = self.file.next_row_group()?;
        let mut column = 0;
        while let Some(mut writer) = group.next_column()? {
            let numbers = |of: &dyn Fn(&Row) -> i32| rows.iter().map(of).collect::<Vec<i32>>();
            let texts = |of: fn(&Row) -> &str| rows.iter().map(|row| ByteArray::from(of(row))).collect::<Vec<_>>();
            match column {
                0 => writer.typed::<Int32Type>().write_batch(&numbers(&|row| row.game as i32), None, None)?,
                1 => writer.typed::<Int32Type>().write_batch(&numbers(&|row| row.seat.into()), None, None)?,
                2 => writer.typed::<ByteArrayType>().write_batch(&texts(|row| row.guild.name()), None, None)?,
                3 => writer.typed::<ByteArrayType>().write_batch(&texts(|row| &row.level), None, None)?,
                4 => {
                    let shares: Vec<f64> = rows.iter().map(|row| row.win_share).collect();
                    writer.typed::<DoubleType>().write_batch(&shares, None, None)?
                }
                5 => writer.typed::<ByteArrayType>().write_batch(&texts(|row| &row.end), None, None)?,
                _ if column - 6 < Count::all().len() => {
                    writer.typed::<Int32Type>().write_batch(&numbers(&|row| row.counts()[column - 6]), None, None)?
                }
                _ => {
                    let at = column - 6 - Count::all().len();
                    let value = |row: &Row| row.account.map_or(f64::NAN, |account| account.values()[at]);
                    let values: Vec<f64> = rows.iter().map(value).collect();
                    writer.typed::<DoubleType>().write_batch(&values, None, None)?
                }
            };
            writer.close()?;
            column += 1;
        }
        group.close()?;
        self.rows.clear();
        Ok(())
    }

    pub fn close(mut self) -> anyhow::Result<()> {
        if !self.rows.is_empty() {
            self.group()?;
        }
        self.file.close()?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simulate::row::Tally;
    use parquet::file::reader::{FileReader, SerializedFileReader};
    use parquet::record::RowAccessor;
    use tharos_rules::State;
    use tharos_rules::ids::Guild;

    #[test]
    fn what_is_written_can_be_read() {
        let path = std::env::temp_dir().join(format!("tharos-lab-{}.parquet", std::process::id()));
        let state = State::new(&Guild::ALL[..2], Default::default(), &Default::default());
        let levels = ["random".to_owned(), "foreman".to_owned()];
        let rows: Vec<Row> = (0..5000).flat_map(|game| Tally::new(2).rows(game, &levels, &state)).collect();
        let mut writer = Writer::create(&path, false).unwrap();
        rows.iter().for_each(|row| writer.add(row.clone()).unwrap());
        writer.close().unwrap();
        let reader = SerializedFileReader::new(File::open(&path).unwrap()).unwrap();
        assert_eq!(reader.metadata().num_row_groups(), 2);
        let mut n = 0;
        for (read, row) in reader.get_row_iter(None).unwrap().zip(&rows) {
            let read = read.unwrap();
            assert_eq!(read.get_int(0).unwrap(), row.game as i32);
            assert_eq!(read.get_string(3).unwrap(), &row.level);
            assert_eq!(read.get_double(4).unwrap(), row.win_share);
            assert_eq!(read.get_int(6 + Count::Rank.index()).unwrap(), row.get(Count::Rank));
            n += 1;
        }
        assert_eq!(n, 10_000);
        std::fs::remove_file(&path).unwrap();
    }
}
