//! The toy game obeys the laws too: they were tried on it first.

use quartet_testkit::race::Race;

quartet_testkit::laws!(Race, ["", "seed=7", "bonus=off", "bonus=off,seed=8"]);
