//! Serves the web app: to one's own browser, or to a club.
//!
//! The app is a folder of files that somebody else has built and embedded ([`Assets`]); this crate knows nothing about what
//! is in them. What else it says is in `quartet-wire`; playing online will have its routes here, under [`API`].

mod assets;
mod headers;

use std::{future::Future, io};

use axum::{
    Router,
    extract::State,
    http::{HeaderMap, Method, StatusCode, Uri},
    response::{IntoResponse as _, Response},
    routing::get,
};
use quartet_wire::{API, Fault, FaultCode, HEALTH, Server, VERSION};
use tokio::net::TcpListener;

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
        .layer(axum::middleware::map_response(headers::secure))
}

/// Answers until `stop` is done; what has been begun is finished.
///
/// # Errors
/// If the network fails.
pub async fn serve(
    listener: TcpListener,
    assets: &'static dyn Assets,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    axum::serve(listener, app(assets))
        .with_graceful_shutdown(stop)
        .await
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
        return (StatusCode::METHOD_NOT_ALLOWED, axum::Json(fault)).into_response();
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
