//! The law suite that every game of Quartet must pass, and toy games to test the rest with.
