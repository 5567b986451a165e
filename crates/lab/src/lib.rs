//! Simulations, tournaments and reports for Tharos.
