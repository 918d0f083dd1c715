use axum::http::{HeaderMap, header};

/// The files of the app.
pub trait Assets: Send + Sync {
    /// A file in the best encoding that is accepted and there.
    fn find(&self, name: &str, accepted: &[Encoding]) -> Option<Asset>;
}

/// A file, perhaps compressed.
#[derive(Clone, Debug)]
pub struct Asset {
    /// What is sent.
    pub bytes: std::borrow::Cow<'static, [u8]>,
    /// How it is compressed.
    pub encoding: Encoding,
}

/// How a file is compressed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// By Brotli: file ending `.br`.
    Brotli,
    /// By gzip: file ending `.gz`.
    Gzip,
    /// Not at all.
    Identity,
}

impl Encoding {
    /// The ending of a file that is compressed like this.
    #[must_use]
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
            Self::Identity => "",
        }
    }

    /// The name in headers; `None` for what is not compressed.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
            Self::Identity => None,
        }
    }

    /// What a browser accepts, the best first. Plain is always possible.
    pub(crate) fn accepted(headers: &HeaderMap) -> Vec<Self> {
        let values = headers.get_all(header::ACCEPT_ENCODING).iter();
        let text: Vec<&str> = values.filter_map(|value| value.to_str().ok()).collect();
        let text = text.join(",");
        let takes = |name: &str| {
            text.split(',').any(|part| {
                let mut words = part.split(';').map(str::trim);
                words.next() == Some(name) && !words.any(|word| word == "q=0")
            })
        };
        let mut accepted = Vec::new();
        if takes("br") {
            accepted.push(Self::Brotli);
        }
        if takes("gzip") {
            accepted.push(Self::Gzip);
        }
        accepted.push(Self::Identity);
        accepted
    }
}
