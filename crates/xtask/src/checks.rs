use std::process::Command;

use crate::{browser, cargo, root, run, tidy, timed, wasm, web};

/// Everything that must pass before a change lands, quickest first. Installs the wasm target and a browser if they are
/// missing.
pub(crate) fn all() -> anyhow::Result<()> {
    let steps = [
        timed("formatting", || cargo(&["fmt", "--all", "--check"]))?,
        timed("tidiness", || tidy::run(&root()))?,
        timed("lints", || {
            cargo(&[
                "clippy",
                "--workspace",
                "--all-targets",
                "--quiet",
                "--",
                "-Dwarnings",
            ])
        })?,
        timed("lints for wasm", || {
            wasm::install_target()?;
            cargo(&[
                "clippy",
                "--package",
                "quartet-wasm-probe",
                "--package",
                "quartet-web",
                "--target",
                wasm::TARGET,
                "--quiet",
                "--",
                "-Dwarnings",
            ])
        })?,
        // Crates that wait for each other are built one after the other and leave a core free. Programs for wasm are built in
        // a folder of their own, and so at the same time.
        timed("building tests, wasm", || {
            let tests = || cargo(&["test", "--workspace", "--quiet", "--no-run"]);
            both(|| wasm::run(&root()), tests)
        })?,
        // Programs of tests run one after the other and often on one core. Meanwhile the app is built: for another target, and
        // so in folders of its own.
        timed("tests", || {
            let tests = || cargo(&["test", "--workspace", "--quiet"]);
            both(|| web::build(&root(), web::Kind::Quick), tests)
        })?,
        // The tests have built the program; building it again without what only they need would take a while.
        timed("browser", || browser::play(&root(), web::Kind::Quick, ""))?,
        timed("documentation", || {
            let mut doc = Command::new(env!("CARGO"));
            doc.current_dir(root()).env("RUSTDOCFLAGS", "-Dwarnings");
            run(doc.args([
                "doc",
                "--workspace",
                "--no-deps",
                "--quiet",
                "--exclude",
                "xtask",
            ]))
        })?,
    ];
    println!("\nEverything passes:");
    for (name, time) in &steps {
        println!("  {name:<20} {:>6.1} s", time.as_secs_f64());
    }
    println!("{} passed, 0 failed", steps.len());
    Ok(())
}

/// Does both at the same time.
fn both(
    aside: impl FnOnce() -> anyhow::Result<()> + Send,
    here: impl FnOnce() -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    std::thread::scope(|scope| {
        let aside = scope.spawn(aside);
        here()?;
        aside.join().expect("a check fails without a panic")
    })
}
