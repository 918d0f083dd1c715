//! A second implementation of all four games, written from the rules pages alone: slow, obvious, no bit tricks, nothing
//! shared with the first one. It speaks only strings, so that the two can be compared without knowing each other.
