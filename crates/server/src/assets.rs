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
        let asked: Vec<(String, f32)> = text.join(",").split(',').map(weighed).collect();
        let weight = |name: &str| {
            let of = |name| asked.iter().find(|(asked, _)| asked == name);
            of(name).or_else(|| of("*")).map(|(_, weight)| *weight)
        };
        // What is not named is refused if it is compressed, and is as good as anything if it is not.
        let plain = weight("identity").unwrap_or(f32::MIN_POSITIVE);
        let mut accepted: Vec<(Self, f32)> = [Self::Brotli, Self::Gzip]
            .into_iter()
            .filter_map(|encoding| Some((encoding, weight(encoding.name()?)?)))
            .filter(|(_, weight)| *weight > 0.0)
            .collect();
        accepted.push((Self::Identity, plain));
        // Of what is liked equally the smaller comes first.
        accepted.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        accepted.into_iter().map(|(encoding, _)| encoding).collect()
    }
}

/// The name of an encoding and how much it is liked, from `gzip;q=0.8`.
fn weighed(part: &str) -> (String, f32) {
    let mut words = part.split(';').map(|word| word.trim().to_ascii_lowercase());
    let name = words.next().unwrap_or_default();
    let weight = words.find_map(|word| {
        let (key, value) = word.split_once('=')?;
        (key.trim() == "q").then(|| value.trim().parse().unwrap_or(0.0))
    });
    (name, weight.unwrap_or(1.0))
}
