//! What is sent along with every answer.

use axum::{
    body::Body,
    extract::Request,
    http::{HeaderMap, HeaderValue, Response, header},
    middleware::Next,
};

use crate::Asset;

/// Nothing but the app itself may run, be shown or be asked. Wasm counts as evaluating code and must be named.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; media-src data:; \
     font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
     frame-ancestors 'none'";

/// Adds what protects every answer.
pub(crate) async fn secure(request: Request, next: Next) -> Response<Body> {
    let is_safe = comes_safely(request.headers());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name, value| headers.insert(name, HeaderValue::from_static(value));
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    if is_safe {
        set(
            header::HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        );
    }
    response
}

/// Does the browser know whom it talks to? Elsewhere it would only complain that it cannot heed some headers.
fn comes_safely(headers: &HeaderMap) -> bool {
    let text = |name| {
        let value = headers.get(name)?.to_str().ok()?;
        Some(value.trim().to_ascii_lowercase())
    };
    let host = text(header::HOST).unwrap_or_default();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => name,
        _ => &*host,
    };
    let is_own = match name.trim_matches(['[', ']']).parse::<std::net::IpAddr>() {
        Ok(address) => address.is_loopback(),
        Err(_) => name == "localhost" || name.ends_with(".localhost"),
    };
    let forwarded = text(header::HeaderName::from_static("x-forwarded-proto"));
    is_own || forwarded.is_some_and(|proto| proto == "https")
}

/// The answer that a file is.
pub(crate) fn file(name: &str, asset: Asset) -> Response<Body> {
    // The names of these files change with what is in them, so they never go stale.
    let caching = if name.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut answer = Response::builder()
        .header(header::CONTENT_TYPE, kind(name))
        .header(header::CACHE_CONTROL, caching)
        .header(header::VARY, "accept-encoding");
    if let Some(encoding) = asset.encoding.name() {
        answer = answer.header(header::CONTENT_ENCODING, encoding);
    }
    answer
        .body(Body::from(asset.bytes.into_owned()))
        .unwrap_or_default()
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
