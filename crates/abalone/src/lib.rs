//! The rules of Abalone.
