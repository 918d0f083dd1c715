//! The rules of Kulami.
