use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, bail, ensure};
use sha2::{Digest as _, Sha512};

use crate::{cargo, run, wasm, web};

/// Programs that the tests in a browser need, and the packages of Debian that have them.
const NEEDED: &[(&str, &str)] = &[
    ("chromium", "chromium"),
    ("chromedriver", "chromium-driver"),
    ("npm", "npm"),
];

/// What looks for pages that shut somebody out. Its licence does not go with ours, so it is fetched and not kept here.
const AXE: &str = "axe-core";
const AXE_VERSION: &str = "4.10.3";
const AXE_SHA512: &str = "5e6edba515e70d25f6604d9815f064d859c5d1ea7ab661bbc4f87c88779ef0c2\
                          1cae0abbeb636471ef39e9d62d2582e4b88a1866f19f4ecfcf6d986275e4dc12";

/// Builds the program that serves the app. In a development build it reads the app from the folder, so that only one of them
/// need be built anew.
pub(crate) fn build_program() -> anyhow::Result<()> {
    cargo(&["build", "--quiet", "--bin", "quartet"])
}

/// Plays the web app in a real browser, with the program that has been built. Scenarios with this in their names only.
pub(crate) fn play(root: &Path, kind: web::Kind, wanted: &str) -> anyhow::Result<()> {
    install()?;
    let axe = axe(root)?;
    web::build(root, kind)?;
    let program = wasm::target_dir(root)?.join("debug/quartet");
    let mut tests = Command::new(env!("CARGO"));
    tests
        .current_dir(root)
        .args(["run", "--quiet", "--bin", "quartet-e2e", "--"])
        .arg(program)
        .arg(axe)
        .arg(wanted);
    run(&mut tests)
}

/// Measures in a browser what the web app costs.
pub(crate) fn measure(root: &Path) -> anyhow::Result<()> {
    install()?;
    web::build(root, web::Kind::Product)?;
    build_program()?;
    let program = wasm::target_dir(root)?.join("debug/quartet");
    // The engine outside of the browser is as fast as people get it.
    let mut measure = Command::new(env!("CARGO"));
    measure
        .current_dir(root)
        .args(["run", "--quiet", "--release", "--package", "quartet-e2e"])
        .arg("--")
        .arg(program)
        .arg("measure");
    run(&mut measure)
}

/// Takes pictures of the web app, for people to look at.
pub(crate) fn look(root: &Path, folder: Option<PathBuf>, wanted: &str) -> anyhow::Result<()> {
    install()?;
    web::build(root, web::Kind::Quick)?;
    build_program()?;
    let target = wasm::target_dir(root)?;
    let folder = folder.unwrap_or_else(|| target.join("look"));
    let mut look = Command::new(env!("CARGO"));
    look.current_dir(root)
        .args(["run", "--quiet", "--bin", "quartet-e2e", "--"])
        .arg(target.join("debug/quartet"))
        .arg("look")
        .arg(std::path::absolute(folder)?)
        .arg(wanted);
    run(&mut look)
}

/// Installs what is missing, and says so.
pub(crate) fn install() -> anyhow::Result<()> {
    let missing = NEEDED.iter().filter(|(program, _)| !is_there(program));
    let missing: Vec<&str> = missing.map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names = missing.join(", ");
    ensure!(
        is_there("apt-get"),
        "the tests in a browser need {names} (so Debian calls the packages), and there is no apt-get to install them"
    );
    println!("installing {names} with apt-get");
    let id = Command::new("id").arg("-u").output()?;
    let is_root = id.stdout.trim_ascii() == b"0";
    ensure!(
        is_root || is_there("sudo"),
        "only root installs packages: apt-get install {}",
        missing.join(" ")
    );
    let apt = |arguments: &[&str]| -> anyhow::Result<()> {
        let mut command = match is_root {
            true => Command::new("apt-get"),
            false => {
                let mut sudo = Command::new("sudo");
                sudo.arg("apt-get");
                sudo
            }
        };
        command.env("DEBIAN_FRONTEND", "noninteractive");
        run(command.args(arguments))
    };
    apt(&["update", "--quiet"])?;
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    apt(&[&install[..], &missing].concat())
}

/// Is it a program that can be started?
fn is_there(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// The script that looks for pages that shut somebody out. It is fetched once and compared with what it must be.
fn axe(root: &Path) -> anyhow::Result<PathBuf> {
    let folder = wasm::target_dir(root)?.join(AXE);
    let script = folder.join(format!("{AXE_VERSION}.js"));
    if script.exists() {
        return Ok(script);
    }
    fs::create_dir_all(&folder)?;
    println!("fetching {AXE} {AXE_VERSION} with npm");
    let mut fetch = Command::new("npm");
    fetch
        .current_dir(&folder)
        .args(["pack", "--silent", &format!("{AXE}@{AXE_VERSION}")]);
    run(&mut fetch).context("the tests in a browser need axe-core")?;
    let packed = folder.join(format!("{AXE}-{AXE_VERSION}.tgz"));
    let mut sum = String::new();
    for byte in Sha512::digest(fs::read(&packed)?) {
        let _ = write!(sum, "{byte:02x}");
    }
    if sum != AXE_SHA512 {
        bail!("{AXE} {AXE_VERSION} is not what it was: {sum}");
    }
    let unpacked = Command::new("tar")
        .current_dir(&folder)
        .arg("-xzOf")
        .arg(&packed)
        .arg("package/axe.min.js")
        .output()?;
    ensure!(unpacked.status.success(), "cannot unpack {AXE}");
    // Moved to its name when it is whole.
    let half = folder.join("half.js");
    fs::write(&half, unpacked.stdout)?;
    fs::rename(half, &script)?;
    Ok(script)
}
