//! The rules of Cubulus.
