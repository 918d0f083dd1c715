use std::{
    fs, io,
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
};

use anyhow::{Context as _, bail};
use clap::Args;
use quartet_host::Registry;
use quartet_server::{Asset, Assets, Encoding};
use tokio::{net::TcpListener, signal};

use crate::Answer;

/// Serve the web app and open it in the browser
///
/// By default only this machine can reach it. Ctrl-C ends it.
#[derive(Args)]
#[command(after_help = "Examples:\n  \
    quartet serve\n  \
    quartet serve --listen 0.0.0.0:80 --no-open")]
pub(crate) struct Serve {
    /// Where to listen: an address or the name of a machine, and a port. By default 127.0.0.1:8080, or another port if that one is taken
    #[arg(long, env = "QUARTET_LISTEN", value_name = "HOST:PORT")]
    listen: Option<String>,

    /// The folder for what the server keeps. It keeps nothing yet: games are kept by the browsers
    #[arg(long, env = "QUARTET_DATA", value_name = "FOLDER")]
    data: Option<PathBuf>,

    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
}

/// The web app, as `cargo xtask web` built it.
#[derive(rust_embed::RustEmbed)]
#[folder = "../../target/web"]
#[allow_missing = true]
struct Files;

/// The same for the server.
struct Embedded;

impl Assets for Embedded {
    fn find(&self, name: &str, accepted: &[Encoding]) -> Option<Asset> {
        accepted.iter().find_map(|&encoding| {
            let file = Files::get(&format!("{name}{}", encoding.suffix()))?;
            Some(Asset {
                bytes: file.data,
                encoding,
            })
        })
    }
}

impl Serve {
    pub(crate) fn run(&self, _registry: Registry) -> anyhow::Result<Answer> {
        if Files::get("index.html").is_none() {
            bail!(
                "this program was built without the web app: start it with `cargo quartet serve`, or run `cargo xtask web` and \
                 build it again"
            );
        }
        if let Some(folder) = &self.data {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make {}", folder.display()))?;
        }
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(self.serve())?;
        Ok(Answer::Yes)
    }

    async fn serve(&self) -> anyhow::Result<()> {
        let listener = self.bind().await?;
        let address = listener.local_addr()?;
        let shown = match address {
            SocketAddr::V4(v4) if v4.ip().is_unspecified() => {
                SocketAddr::from((Ipv4Addr::LOCALHOST, v4.port()))
            }
            other => other,
        };
        let page = format!("http://{shown}/");
        anstream::println!("Quartet is at {page}");
        anstream::println!("Ctrl-C ends it.");
        if !self.no_open && has_screen() {
            // Whoever has no browser can read the address.
            let _ = webbrowser::open(&page);
        }
        // Asked once it finishes what has been begun, asked twice it ends.
        let asked_twice = async {
            stopped().await;
            stopped().await;
        };
        tokio::select! {
            served = quartet_server::serve(listener, &Embedded, stopped()) => served?,
            () = asked_twice => {}
        }
        anstream::println!("Goodbye.");
        Ok(())
    }

    async fn bind(&self) -> anyhow::Result<TcpListener> {
        let asked = self.listen.as_deref().unwrap_or("127.0.0.1:8080");
        match TcpListener::bind(asked).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse && self.listen.is_none() => {
                Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?)
            }
            bound => bound.with_context(|| format!("cannot listen at {asked}")),
        }
    }
}

/// Is there a screen for a browser? On other systems there always is.
fn has_screen() -> bool {
    !cfg!(target_os = "linux")
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .into_iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// Waits for Ctrl-C, or for the system to say that it is time.
async fn stopped() {
    let interrupted = async {
        // Without the signal, the system ends the program as it does any other.
        if signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match signal::unix::signal(signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
