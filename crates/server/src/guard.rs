//! What every request passes: where writes come from, how many there are, and what the browser may do with answers.

use std::net::{IpAddr, SocketAddr};
use std::sync::Once;
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::api::Error;
use crate::app::App;
use crate::limits::{What, Who, household};
use crate::session::Token;

/// No script, style or connection but our own. The only exceptions are style attributes, for positions on the board, and our own
/// WebAssembly, for games on the visitor's device.
pub const CSP: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src-attr 'unsafe-inline'; img-src 'self' data:; object-src 'none'; \
                       base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The household behind a request, as a key for limits.
pub fn home(app: &App, headers: &HeaderMap, peer: Option<SocketAddr>) -> String {
    // Of several addresses the last one was written by our own proxy.
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    if forwarded.is_some() && !app.config.behind_proxy {
        static TOLD: Once = Once::new();
        TOLD.call_once(|| {
            tracing::warn!(
                "a proxy says whom it serves (X-Forwarded-For), but --behind-proxy is not set: all count as one"
            );
        });
    }
    let told = forwarded.and_then(|value| address(value.to_str().ok()?.rsplit(',').next()?.trim()));
    match told.filter(|_| app.config.behind_proxy).or(peer.map(|peer| peer.ip())) {
        Some(address) => household(address),
        None => String::new(),
    }
}

/// An address as proxies write it, with or without a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

fn peer(request: &Request) -> Option<SocketAddr> {
    request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0)
}

/// Refuses too many requests and writes from other sites.
pub async fn admit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let home = home(&app, request.headers(), peer(&request));
    if let Err(error) = judge(&app, &request, &home) {
        return error.into_response();
    }
    request.extensions_mut().insert(Home(home));
    next.run(request).await
}

/// The household behind a request, for handlers.
#[derive(Clone)]
pub struct Home(pub String);

fn judge(app: &App, request: &Request, home: &str) -> Result<(), Error> {
    app.limits.take(What::Requests, Who::Home(home), app.clock.now())?;
    if request.headers().get_all(header::HOST).iter().count() > 1 {
        return Err(Error::bad_request("there is one host"));
    }
    if app.config.local_only && !is_local(request.headers()) {
        return Err(Error::WrongOrigin);
    }
    // A mail program sends this one, and the token in it is all that it needs.
    if request.method() == Method::POST && request.uri().path().starts_with("/api/told/stop/") {
        return Ok(());
    }
    let reads = [Method::GET, Method::HEAD, Method::OPTIONS].contains(request.method());
    if reads || same_site(request.headers()) { Ok(()) } else { Err(Error::WrongOrigin) }
}

/// Whether a request was sent to this machine by number, or as `localhost`: a name could be anybody's.
fn is_local(headers: &HeaderMap) -> bool {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let name = if address(host).is_some() { "" } else { host.rsplit_once(':').map_or(host, |(name, _)| name) };
    name.is_empty() || name.eq_ignore_ascii_case("localhost")
}

/// Whether a write comes from our own pages, or from a program with a token, which no browser sends by itself.
fn same_site(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match text(header::ORIGIN) {
        Some(origin) => {
            let site = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
            site.is_some() && site == text(header::HOST)
        }
        None => !headers.contains_key(header::ORIGIN) && Token::of(headers).is_some_and(|token| token.is_bearer()),
    }
}

/// Counts and times answers, and tells the browser what it may do with them.
pub async fn finish(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let is_api = request.uri().path().starts_with("/api/");
    // The pattern, not the path: an id of a private table is a secret.
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let mut response = next.run(request).await;
    let status = response.status();
    app.metrics.answers[usize::from(status.as_u16() / 100).clamp(1, 5) - 1].add(1);
    let headers = response.headers_mut();
    let route = route.as_deref().unwrap_or("the client");
    if headers.get(header::CONTENT_TYPE).is_none_or(|kind| kind != "text/event-stream") {
        // Methods that nobody has heard of are no labels.
        let method = if status == StatusCode::METHOD_NOT_ALLOWED { "other" } else { method.as_str() };
        app.metrics.answered(method, route, began.elapsed());
    }
    if app.config.https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CSP),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    let ms = began.elapsed().as_millis() as u64;
    if status.is_server_error() {
        tracing::warn!(%method, route, status = status.as_u16(), ms, "answered");
    } else {
        tracing::debug!(%method, route, status = status.as_u16(), ms, "answered");
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_proxies() {
        for text in ["203.0.113.9", "203.0.113.9:4711"] {
            assert_eq!(address(text), "203.0.113.9".parse().ok());
        }
        for text in ["2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:443"] {
            assert_eq!(address(text), "2001:db8::1".parse().ok(), "{text}");
        }
        assert_eq!(address("unknown"), None);
    }

    #[test]
    fn names_of_this_machine() {
        let is_local = |host: &str| is_local(&[(header::HOST, host.parse().unwrap())].into_iter().collect());
        for yes in ["127.0.0.1:8080", "[::1]:8080", "localhost:8080", "LOCALHOST", "192.168.1.4"] {
            assert!(is_local(yes), "{yes}");
        }
        for no in ["evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example"] {
            assert!(!is_local(no), "{no}");
        }
    }
}
