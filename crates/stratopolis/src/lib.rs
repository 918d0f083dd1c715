//! The rules of Stratopolis.
