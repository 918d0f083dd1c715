//! The program as it was at a commit of its repository.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context as _, ensure};

/// Builds the program at a commit, unless that has been done before, and says where it is.
///
/// Works inside a clone of the repository. Everything it makes is below `target/arena`.
pub(crate) fn build(revision: &str) -> anyhow::Result<PathBuf> {
    let root = PathBuf::from(git(Path::new("."), &["rev-parse", "--show-toplevel"])?);
    let object = format!("{revision}^{{commit}}");
    let hash = git(&root, &["rev-parse", "--verify", "--quiet", &object])
        .with_context(|| format!("there is no commit `{revision}`"))?;
    let arena = root.join("target/arena");
    let program = arena.join(format!("quartet-{hash}{}", std::env::consts::EXE_SUFFIX));
    if program.exists() {
        return Ok(program);
    }
    anstream::eprintln!("building commit {revision} …");
    let source = arena.join(format!("source-{hash}"));
    fs::create_dir_all(&arena).with_context(|| format!("cannot make {}", arena.display()))?;
    let place = source.to_str().context("a path that is not text")?;
    git(
        &root,
        &["worktree", "add", "--force", "--detach", place, &hash],
    )?;
    // Shared by all commits, so that only what differs is built.
    let target = arena.join("build");
    let built = Command::new("cargo")
        .args(["build", "--quiet", "--release", "--package", "quartet-cli"])
        .args(["--bin", "quartet"])
        .env("CARGO_TARGET_DIR", &target)
        .current_dir(&source)
        .status()
        .context("cannot start cargo");
    git(&root, &["worktree", "remove", "--force", place])?;
    ensure!(built?.success(), "commit {revision} does not build");
    let fresh = target.join(format!("release/quartet{}", std::env::consts::EXE_SUFFIX));
    fs::copy(&fresh, &program).with_context(|| format!("cannot write {}", program.display()))?;
    Ok(program)
}

/// What git answers, in one line.
fn git(place: &Path, arguments: &[&str]) -> anyhow::Result<String> {
    let output = Command::new("git")
        .current_dir(place)
        .args(arguments)
        .output()
        .context("cannot start git")?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "git: {}", complaint.trim());
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
