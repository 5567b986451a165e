//! Requests to machines that users name. They reach nothing but the public network, and nobody waits for them for long.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, LazyLock};

use axum::body::Bytes;
use http_body_util::Full;
use hyper::header::{HOST, HeaderName, HeaderValue, USER_AGENT};
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};
use url::{Host, Url};

use super::ToldConfig;

/// The longest address of a webhook.
pub const URL_LENGTH: usize = 1000;

/// Why nothing can be sent to an address.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSent {
    #[error("not an http or https address")]
    Address,
    #[error("an address of this machine or its network")]
    Private,
    #[error("this site itself")]
    Own,
    #[error("the name is not known")]
    Name,
    #[error("no connection")]
    Connection,
    #[error("no answer in time")]
    Time,
}

/// An address as a user wrote it.
///
/// # Errors
/// If nothing can be sent there by its form alone; names are looked up when something is sent.
pub fn check_url(text: &str, config: &ToldConfig) -> Result<Url, NotSent> {
    let url = Url::parse(text.trim()).map_err(|_| NotSent::Address)?;
    let fits = text.len() <= URL_LENGTH && url.username().is_empty() && url.password().is_none();
    if !fits || !["http", "https"].contains(&url.scheme()) {
        return Err(NotSent::Address);
    }
    let is_private = match url.host().ok_or(NotSent::Address)? {
        Host::Domain(name) => is_local_name(name),
        Host::Ipv4(address) => !is_public(address.into()),
        Host::Ipv6(address) => !is_public(address.into()),
    };
    let own = config.site.as_deref().and_then(|site| Url::parse(site).ok());
    if is_private && !config.allow_private {
        return Err(NotSent::Private);
    }
    // What the site sends to itself would come from nobody's address.
    if own.is_some_and(|own| own.host() == url.host()) { Err(NotSent::Own) } else { Ok(url) }
}

fn is_local_name(name: &str) -> bool {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    name == "localhost" || [".localhost", ".local", ".internal"].iter().any(|end| name.ends_with(end))
}

/// Whether an address belongs to the public network.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let reserved = a == 0
        || a >= 224
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (18..20).contains(&b));
    let local = address.is_loopback() || address.is_private() || address.is_link_local() || address.is_documentation();
    !reserved && !local
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    // IPv6 addresses that embed an IPv4 address or tunnel to one.
    if let Some(inner) = address.to_ipv4_mapped() {
        return is_public_v4(inner);
    }
    let tunnel = parts[0] == 0x2002 || (parts[0] == 0x2001 && parts[1] < 0x0200) || parts[0] == 0x0064;
    // Only 2000::/3 is given out to anybody.
    (0x2000..0x4000).contains(&parts[0]) && !tunnel && !(parts[0] == 0x2001 && parts[1] == 0x0db8)
}

static TLS: LazyLock<TlsConnector> = LazyLock::new(|| {
    let roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
});

/// Sends a body and answers with the status. Redirections are not followed: they could lead anywhere.
///
/// # Errors
/// If there is no answer.
pub async fn post(
    url: &Url,
    headers: Vec<(HeaderName, HeaderValue)>,
    body: Vec<u8>,
    config: &ToldConfig,
) -> Result<StatusCode, NotSent> {
    tokio::time::timeout(config.timeout, send(url, headers, body, config)).await.map_err(|_| NotSent::Time)?
}

async fn send(
    url: &Url,
    headers: Vec<(HeaderName, HeaderValue)>,
    body: Vec<u8>,
    config: &ToldConfig,
) -> Result<StatusCode, NotSent> {
    // The addresses that were checked, not the name: it might mean others by now. The first that answers is taken.
    let addresses = resolve(url, config).await?;
    let stream = TcpStream::connect(addresses.as_slice()).await.map_err(|_| NotSent::Connection)?;
    let host = url.host_str().ok_or(NotSent::Address)?;
    let told = match url.port() {
        Some(port) => format!("{host}:{port}"),
        None => host.to_owned(),
    };
    let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let mut request = Request::builder()
        .method(Method::POST)
        .uri(path)
        .header(HOST, told)
        .header(USER_AGENT, concat!("tharos/", env!("CARGO_PKG_VERSION")))
        .body(Full::new(Bytes::from(body)))
        .map_err(|_| NotSent::Address)?;
    request.headers_mut().extend(headers);
    if url.scheme() == "https" {
        let name = ServerName::try_from(host.trim_matches(['[', ']']).to_owned()).map_err(|_| NotSent::Address)?;
        exchange(TLS.connect(name, stream).await.map_err(|_| NotSent::Connection)?, request).await
    } else {
        exchange(stream, request).await
    }
}

async fn resolve(url: &Url, config: &ToldConfig) -> Result<Vec<SocketAddr>, NotSent> {
    check_url(url.as_str(), config)?;
    let port = url.port_or_known_default().ok_or(NotSent::Address)?;
    let found: Vec<SocketAddr> = match url.host().ok_or(NotSent::Address)? {
        Host::Domain(name) => tokio::net::lookup_host((name, port)).await.map_err(|_| NotSent::Name)?.collect(),
        Host::Ipv4(address) => vec![(address, port).into()],
        Host::Ipv6(address) => vec![(address, port).into()],
    };
    judge(found, config.allow_private)
}

/// The addresses of a name, if all of them are public: a name that also resolves to a private address is an attack.
fn judge(found: Vec<SocketAddr>, allow_private: bool) -> Result<Vec<SocketAddr>, NotSent> {
    match found.iter().all(|address| allow_private || is_public(address.ip())) {
        _ if found.is_empty() => Err(NotSent::Name),
        true => Ok(found),
        false => Err(NotSent::Private),
    }
}

async fn exchange<S>(stream: S, request: Request<Full<Bytes>>) -> Result<StatusCode, NotSent>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let (mut sender, connection) =
        hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(|_| NotSent::Connection)?;
    // It ends with this value, also if the answer does not come in time; the body of the answer is ignored.
    let mut connections = JoinSet::new();
    connections.spawn(connection);
    let answer = sender.send_request(request).await;
    Ok(answer.map_err(|_| NotSent::Connection)?.status())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(allow_private: bool) -> ToldConfig {
        ToldConfig { allow_private, site: Some("https://tharos.example.org/".into()), ..ToldConfig::default() }
    }

    #[test]
    fn only_the_public_network_is_reached() {
        for url in [
            "http://127.0.0.1/",
            "http://127.1/",
            "http://2130706433/",
            "http://0x7f.1/",
            "http://0.0.0.0/",
            "http://10.1.2.3/",
            "http://172.16.0.1/",
            "http://192.168.1.1:8080/x",
            "http://169.254.169.254/latest/meta-data",
            "http://100.64.0.1/",
            "http://198.18.0.1/",
            "http://224.0.0.1/",
            "http://255.255.255.255/",
            "http://[::1]/",
            "http://[::]/",
            "http://[::ffff:127.0.0.1]/",
            "http://[fd00::1]/",
            "http://[fe80::1]/",
            "http://[64:ff9b::7f00:1]/",
            "http://[2002:7f00:1::]/",
            "http://localhost/",
            "http://LOCALHOST./",
            "http://db.internal/",
        ] {
            assert_eq!(check_url(url, &config(false)), Err(NotSent::Private), "{url}");
            assert!(check_url(url, &config(true)).is_ok(), "{url}");
        }
        for url in
            ["ftp://example.org/", "file:///etc/passwd", "javascript:1", "", "http://", "http://a:b@example.org/"]
        {
            assert_eq!(check_url(url, &config(true)), Err(NotSent::Address), "{url}");
        }
        assert!(check_url(&format!("https://example.org/{}", "a".repeat(1000)), &config(false)).is_err());
        for url in ["https://example.org/hook?a=b", "http://93.184.216.34/", "https://[2606:4700::1111]/"] {
            assert!(check_url(url, &config(false)).is_ok(), "{url}");
        }
        for url in ["https://tharos.example.org/api/guest", "http://THAROS.example.org:81/"] {
            assert_eq!(check_url(url, &config(true)), Err(NotSent::Own), "{url}");
        }
    }

    #[test]
    fn a_name_is_judged_by_all_that_it_means() {
        let found = |all: &[&str]| all.iter().map(|address| address.parse().unwrap()).collect::<Vec<SocketAddr>>();
        let public = ["93.184.216.34:443", "[2606:4700::1111]:443"];
        assert_eq!(judge(found(&public), false), Ok(found(&public)), "all of them can be tried");
        for own in ["127.0.0.1:443", "10.0.0.1:443", "[::1]:443", "[::ffff:192.168.0.1]:443"] {
            for mixed in [[public[0], own], [own, public[1]]] {
                assert_eq!(judge(found(&mixed), false), Err(NotSent::Private), "{mixed:?}");
                assert!(judge(found(&mixed), true).is_ok());
            }
        }
        assert_eq!(judge(Vec::new(), true), Err(NotSent::Name));
    }

    #[tokio::test]
    async fn a_name_is_looked_up_when_something_is_sent() {
        let url = Url::parse("http://localhost:1/").unwrap();
        let found = resolve(&url, &config(true)).await.unwrap();
        assert!(found.iter().all(|address| address.ip().is_loopback() && address.port() == 1), "{found:?}");
        assert_eq!(resolve(&url, &config(false)).await, Err(NotSent::Private));
    }
}
