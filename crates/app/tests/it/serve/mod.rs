//! The program as a server: started as an operator starts it, and met as players meet it.

mod admin;
mod backup;
mod databases;
mod killed;
mod operator;
mod program;
mod upgrade;
