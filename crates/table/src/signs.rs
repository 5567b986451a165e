//! Which signs stand on the one before, and which are pictures, as far as input asks. The library that knows it has larger
//! tables than all other code of a table, and browsers fetch them; so it only says, in a test, whether these are right.

use std::cmp::Ordering::{Equal, Greater, Less};

include!("signs.in");

/// Whether a character combines with the one before (Unicode category M).
pub fn is_mark(sign: char) -> bool {
    is_one_of(MARKS, sign)
}

/// Whether a sign is a picture of its own, or becomes one with its variation selector.
pub fn is_picture(sign: char) -> bool {
    is_one_of(PICTURES, sign)
}

fn is_one_of(ranges: &[(u32, u32)], sign: char) -> bool {
    let sign = u32::from(sign);
    ranges
        .binary_search_by(|&(first, last)| {
            if last < sign {
                Less
            } else if first > sign {
                Greater
            } else {
                Equal
            }
        })
        .is_ok()
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;
    use std::path::Path;

    use unicode_properties::{GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory};

    /// Beyond are only invisible and private-use characters.
    const END: u32 = 0xe_0000;

    fn ranges(is: impl Fn(char) -> bool) -> Vec<(u32, u32)> {
        let mut ranges: Vec<(u32, u32)> = Vec::new();
        for sign in (0..END).filter_map(char::from_u32).filter(|&sign| is(sign)).map(u32::from) {
            match ranges.last_mut() {
                Some((_, last)) if *last + 1 == sign => *last = sign,
                _ => ranges.push((sign, sign)),
            }
        }
        ranges
    }

    fn write(file: &mut String, name: &str, about: &str, ranges: &[(u32, u32)]) {
        let _ = write!(file, "/// {about}\nconst {name}: &[(u32, u32)] = &[");
        for (at, (first, last)) in ranges.iter().enumerate() {
            let space = if at % 6 == 0 { "\n    " } else { " " };
            let _ = write!(file, "{space}({first:#x}, {last:#x}),");
        }
        file.push_str("\n];\n");
    }

    /// `UPDATE=1 cargo test -p tharos-table signs` writes them.
    #[test]
    fn signs_are_what_unicode_says() {
        let marks = ranges(|sign| sign.general_category_group() == GeneralCategoryGroup::Mark);
        let pictures = ranges(|sign| sign.is_emoji_char() && !sign.is_ascii());
        let mut file = "// Written by the test in signs.rs.\n".to_owned();
        write(&mut file, "MARKS", "First and last of each range, in order.", &marks);
        write(&mut file, "PICTURES", "The same for pictures.", &pictures);
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/signs.in");
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, &file).expect("the file can be written");
        }
        assert!(std::fs::read_to_string(&path).expect("signs.in") == file, "UPDATE=1 cargo test -p tharos-table signs");
        assert!(
            super::is_mark('\u{301}') && !super::is_mark('a') && super::is_picture('🚀') && !super::is_picture('7')
        );
    }
}
