//! Watches the web app, which is put into the program.

use std::{fs, path::Path};

fn main() {
    let app = Path::new("../../target/web");
    // A folder that is not there would count as changed every time.
    let _ = fs::create_dir_all(app);
    println!("cargo::rerun-if-changed={}", app.display());
}
