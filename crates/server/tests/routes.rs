//! What the server answers.

use std::borrow::Cow;

use axum::{
    body::Body,
    http::{Request, Response, StatusCode, header},
};
use http_body_util::BodyExt as _;
use quartet_server::{Asset, Assets, Encoding, app};
use quartet_wire::{Fault, FaultCode, Server};
use tower::ServiceExt as _;

/// A page, and a script that is there in two encodings.
struct Two;

impl Assets for Two {
    fn find(&self, name: &str, accepted: &[Encoding]) -> Option<Asset> {
        let there: &[(Encoding, &'static [u8])] = match name {
            "index.html" => &[(Encoding::Identity, b"<html>")],
            "assets/app-123.js" => &[(Encoding::Identity, b"plain"), (Encoding::Brotli, b"small")],
            _ => &[],
        };
        accepted.iter().find_map(|encoding| {
            let (_, bytes) = there.iter().find(|(known, _)| known == encoding)?;
            Some(Asset {
                bytes: Cow::Borrowed(bytes),
                encoding: *encoding,
            })
        })
    }
}

struct Nothing;

impl Assets for Nothing {
    fn find(&self, _: &str, _: &[Encoding]) -> Option<Asset> {
        None
    }
}

async fn ask(path: &str, accepts: &str) -> (Response<()>, String) {
    let request = Request::get(path)
        .header(header::ACCEPT_ENCODING, accepts)
        .body(Body::empty())
        .unwrap();
    let (parts, body) = app(&Two).oneshot(request).await.unwrap().into_parts();
    let bytes = body.collect().await.unwrap().to_bytes();
    let text = String::from_utf8_lossy(&bytes).into_owned();
    (Response::from_parts(parts, ()), text)
}

#[tokio::test]
async fn the_app_is_at_every_page() {
    for path in ["/", "/play", "/learn/some-game", "/index.html"] {
        let (answer, text) = ask(path, "").await;
        assert_eq!(
            (answer.status(), &*text),
            (StatusCode::OK, "<html>"),
            "{path}"
        );
        assert_eq!(answer.headers()[header::CACHE_CONTROL], "no-cache");
    }
}

#[tokio::test]
async fn files_come_in_the_best_encoding_and_stay() {
    let (answer, text) = ask("/assets/app-123.js", "gzip, br").await;
    assert_eq!(text, "small");
    assert_eq!(answer.headers()[header::CONTENT_ENCODING], "br");
    assert!(
        answer.headers()[header::CACHE_CONTROL]
            .to_str()
            .unwrap()
            .contains("immutable")
    );
    let (answer, text) = ask("/assets/app-123.js", "br;q=0").await;
    assert_eq!(text, "plain");
    assert!(!answer.headers().contains_key(header::CONTENT_ENCODING));
}

#[tokio::test]
async fn what_is_not_there_is_not_the_app() {
    for path in ["/assets/app-456.js", "/robots.txt", "/api/matches"] {
        let (answer, _) = ask(path, "").await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn everything_is_protected() {
    for path in ["/", "/health", "/version", "/nothing.txt"] {
        let (answer, _) = ask(path, "").await;
        let policy = answer.headers()[header::CONTENT_SECURITY_POLICY]
            .to_str()
            .unwrap();
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe-inline"));
        assert_eq!(answer.headers()[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
    }
}

#[tokio::test]
async fn health_and_version_are_told() {
    assert_eq!(ask("/health", "").await.1, "ok\n");
    let server: Server = serde_json::from_str(&ask("/version", "").await.1).unwrap();
    assert!(server.is_understood());
    assert_eq!(server.version, env!("CARGO_PKG_VERSION"));
}

#[tokio::test]
async fn what_programs_ask_for_in_vain_is_refused_in_their_language() {
    let (answer, text) = ask("/api/matches", "").await;
    assert_eq!(answer.headers()[header::CONTENT_TYPE], "application/json");
    let fault: Fault = serde_json::from_str(&text).unwrap();
    assert_eq!(fault.code, FaultCode::NotFound);
}

#[tokio::test]
async fn a_server_without_the_app_says_so() {
    let request = Request::get("/").body(Body::empty()).unwrap();
    let answer = app(&Nothing).oneshot(request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
}

#[tokio::test]
async fn only_reading_is_possible() {
    let request = Request::post("/").body(Body::empty()).unwrap();
    let answer = app(&Two).oneshot(request).await.unwrap();
    assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
}
