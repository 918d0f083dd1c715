//! Cubulus as people see it and point at it.

use quartet_cubulus::Cubulus;

quartet_testkit::pictures!(
    Cubulus,
    ["", "players=3", "setup=r.r...r.r....r....r.r...r.r"]
);
