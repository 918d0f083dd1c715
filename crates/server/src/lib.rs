//! Serves the web app: to one's own browser, or to a club.
//!
//! The app is a folder of files that somebody else has built and embedded ([`Assets`]); this crate knows nothing about what
//! is in them. What else it says is in `quartet-wire`; playing online will have its routes here, under [`API`].

mod assets;
mod headers;

use std::{future::Future, io, pin::pin, time::Duration};

use axum::{
    Router,
    extract::State,
    http::{HeaderMap, Method, StatusCode, Uri, header},
    response::{IntoResponse as _, Response},
    routing::get,
};
use hyper::server::conn::http1::Builder;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use quartet_wire::{API, Fault, FaultCode, HEALTH, Server, VERSION};
use tokio::{net::TcpListener, sync::watch, time};

pub use assets::{Asset, Assets, Encoding};

/// The routes.
pub fn app(assets: &'static dyn Assets) -> Router {
    Router::new()
        .route(HEALTH, get(|| async { "ok\n" }))
        .route(VERSION, get(version))
        // Pages name their icon; whatever else a browser shows has none, which is no error.
        .route("/favicon.ico", get(|| async { StatusCode::NO_CONTENT }))
        .fallback(file)
        .with_state(assets)
        .layer(axum::middleware::from_fn(headers::secure))
}

/// How long what has been begun may take when the server is to stop.
const GRACE: Duration = Duration::from_secs(5);

/// How long a browser may take to say what it wants, and may keep a connection on which it wants nothing.
const PATIENCE: Duration = Duration::from_secs(30);

/// Answers until `stop` is done; what has been begun is finished, unless somebody takes too long over it.
///
/// # Errors
/// If the network fails.
pub async fn serve(
    listener: TcpListener,
    assets: &'static dyn Assets,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let app = TowerToHyperService::new(app(assets));
    let mut builder = Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE);
    // Every connection listens to this, so it is closed when there is none any more.
    let (open, _) = watch::channel(());
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let stream = match accepted {
            Ok((stream, _)) => stream,
            // Somebody who has gone again is no reason to stop, and when there are too many, some will go.
            Err(error) if is_of_one_connection(&error) => continue,
            Err(_) => {
                time::sleep(Duration::from_secs(1)).await;
                continue;
            }
        };
        let connection = builder
            .serve_connection(TokioIo::new(stream), app.clone())
            .with_upgrades();
        let mut stopping = open.subscribe();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // Whoever breaks off a connection need not be told.
            tokio::select! {
                _ = connection.as_mut() => return,
                _ = stopping.changed() => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
    drop(listener);
    let _ = open.send(());
    let _ = time::timeout(GRACE, open.closed()).await;
    Ok(())
}

/// Has only the one who was coming failed?
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

async fn version() -> Response {
    axum::Json(Server::new(env!("CARGO_PKG_VERSION"))).into_response()
}

/// A file of the app, or the app itself: its pages have addresses of their own that only the app knows.
async fn file(
    State(assets): State<&'static dyn Assets>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if uri.path().starts_with(API) {
        let fault = Fault::new(FaultCode::NotFound, "there is no such thing");
        return (StatusCode::NOT_FOUND, axum::Json(fault)).into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        let fault = Fault::new(FaultCode::WrongMethod, "files can only be read");
        let allowed = [(header::ALLOW, "GET, HEAD")];
        return (StatusCode::METHOD_NOT_ALLOWED, allowed, axum::Json(fault)).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    // A page has no ending; a file that is not there is not the app.
    let is_page = !path.rsplit('/').next().unwrap_or_default().contains('.');
    let name = if path.is_empty() || is_page {
        "index.html"
    } else {
        path
    };
    let accepted = Encoding::accepted(&headers);
    match assets.find(name, &accepted) {
        Some(asset) => headers::file(name, asset),
        None if name == "index.html" => (
            StatusCode::SERVICE_UNAVAILABLE,
            "This program was built without the web app: start it with `cargo quartet serve`.\n",
        )
            .into_response(),
        None => (StatusCode::NOT_FOUND, "there is no such file\n").into_response(),
    }
}
