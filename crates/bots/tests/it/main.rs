//! The bots and their search. The allocator that counts is that of the whole binary, and counts for each thread apart.

mod allocations;
mod games;
mod kind;
mod positions;
mod puzzles;
mod reasons;
mod tharos;
mod toys;
mod value;
