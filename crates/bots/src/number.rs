//! Functions whose results the standard library does not promise to be the same on every machine.
//! Sums, products, quotients and square roots are exact everywhere, so these are made of them.

/// The exponential function, good to about one per cent: enough to compare chances.
pub(crate) fn exp(x: f32) -> f32 {
    // (1 + x/256)^256 by squaring; far below zero it would turn around.
    let mut y = (1.0 + x / 256.0).max(0.0);
    for _ in 0..8 {
        y *= y;
    }
    y
}

/// From 0 to 1, a half at 0.
pub(crate) fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// The natural logarithm of a number of at least 1.
pub(crate) fn ln(mut x: f32) -> f32 {
    let mut halvings = 0.0;
    while x > 1.5 {
        x *= 0.5;
        halvings += 1.0;
    }
    // ln x = 2 artanh s, and s is small.
    let s = (x - 1.0) / (x + 1.0);
    let s2 = s * s;
    2.0 * s * (1.0 + s2 * (1.0 / 3.0 + s2 * (1.0 / 5.0 + s2 / 7.0))) + halvings * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn close_to_the_true_functions() {
        for i in -40..=20 {
            let x = i as f32 / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 0.04, "exp {x}: {}", exp(x));
        }
        for i in 1..10_000 {
            let x = i as f32;
            assert!((ln(x) - x.ln()).abs() < 1e-4, "ln {x}: {}", ln(x));
        }
        assert_eq!(exp(-1000.0), 0.0);
        assert_eq!(logistic(0.0), 0.5);
    }
}
