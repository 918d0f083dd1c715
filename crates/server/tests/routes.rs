//! What the server answers.

use std::{borrow::Cow, time::Duration};

use axum::{
    body::Body,
    http::{Request, Response, StatusCode, header},
};
use http_body_util::BodyExt as _;
use quartet_server::{Asset, Assets, Encoding, app, serve};
use quartet_wire::{Fault, FaultCode, Server};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
};
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
async fn encodings_are_weighed() {
    for (accepts, expected) in [
        ("BR", "small"),
        ("*", "small"),
        ("br;q=0.5, gzip;q=0.8", "small"),
        ("br ; Q=1.0", "small"),
        ("br;q=0.0", "plain"),
        ("br;q=0.000, *", "plain"),
        ("*;q=0", "plain"),
        ("br;q=0.2, identity;q=0.9", "plain"),
        ("identity;q=0, br;q=0.1", "small"),
        ("gzip", "plain"),
        ("br;q=much", "plain"),
    ] {
        let (_, text) = ask("/assets/app-123.js", accepts).await;
        assert_eq!(text, expected, "{accepts}");
    }
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
    assert_eq!(answer.headers()[header::ALLOW], "GET, HEAD");
}

/// A browser that cannot know whom it talks to writes into its console that it does not heed the header.
#[tokio::test]
async fn the_opener_policy_is_only_sent_where_it_is_heeded() {
    for (host, proto, is_sent) in [
        ("127.0.0.1:8080", "", true),
        ("localhost", "", true),
        ("[::1]:8080", "", true),
        ("192.168.1.7:8080", "", false),
        ("games.example", "", false),
        ("games.example", "https", true),
    ] {
        let request = Request::get("/")
            .header(header::HOST, host)
            .header("x-forwarded-proto", proto)
            .body(Body::empty())
            .unwrap();
        let answer = app(&Two).oneshot(request).await.unwrap();
        let sent = answer.headers().get("cross-origin-opener-policy");
        assert_eq!(sent.is_some(), is_sent, "{host} {proto}");
    }
}

#[tokio::test]
async fn whoever_never_finishes_asking_does_not_keep_the_server() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving = tokio::spawn(serve(listener, &Two, async {
        let _ = stopped.await;
    }));
    let mut whole = TcpStream::connect(address).await.unwrap();
    whole
        .write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        .await
        .unwrap();
    let mut answer = String::new();
    whole.read_to_string(&mut answer).await.unwrap();
    assert!(answer.ends_with("ok\n"), "{answer}");
    let mut begun = TcpStream::connect(address).await.unwrap();
    begun.write_all(b"GET /hea").await.unwrap();
    // Whoever comes later is answered: by now the one above has been heard.
    drop(TcpStream::connect(address).await.unwrap());
    stop.send(()).unwrap();
    let ended = tokio::time::timeout(Duration::from_secs(20), serving).await;
    ended.expect("it ends").unwrap().unwrap();
}
