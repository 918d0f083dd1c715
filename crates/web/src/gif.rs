/// A moving picture, written frame by frame. Every frame has the 256 colours that it needs most.
#[derive(Debug)]
pub struct Gif {
    bytes: Vec<u8>,
    width: u16,
    height: u16,
}

/// Colours are told apart by so many of the highest bits of each part.
const BITS: u32 = 5;

impl Gif {
    /// A picture of this size that begins again when it ends.
    pub fn new(width: u16, height: u16) -> Self {
        let mut bytes = b"GIF89a".to_vec();
        bytes.extend(width.to_le_bytes());
        bytes.extend(height.to_le_bytes());
        // No colours for all frames together.
        bytes.extend([0x70, 0, 0]);
        bytes.extend(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0");
        Self {
            bytes,
            width,
            height,
        }
    }

    /// Adds a frame of red, green, blue and a fourth byte that is not looked at, shown for so many hundredths of a second.
    pub fn frame(&mut self, pixels: &[u8], hundredths: u16) {
        let (palette, indices) = reduce(pixels);
        self.bytes.extend([0x21, 0xf9, 4, 0]);
        self.bytes.extend(hundredths.to_le_bytes());
        self.bytes.extend([0, 0, 0x2c, 0, 0, 0, 0]);
        self.bytes.extend(self.width.to_le_bytes());
        self.bytes.extend(self.height.to_le_bytes());
        // 256 colours of its own.
        self.bytes.push(0x87);
        self.bytes.extend(palette.iter().flatten());
        self.bytes.extend(vec![0; 3 * (256 - palette.len())]);
        self.bytes.push(8);
        for block in compress(&indices).chunks(255) {
            self.bytes.push(block.len() as u8);
            self.bytes.extend(block);
        }
        self.bytes.push(0);
    }

    /// The whole file.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.push(0x3b);
        self.bytes
    }
}

/// How many of the colours of a frame are its commonest.
const COMMON: usize = 192;

/// At most 256 colours, and which of them each point has.
fn reduce(pixels: &[u8]) -> (Vec<[u8; 3]>, Vec<u8>) {
    let bucket = |p: &[u8]| {
        let part = |n: usize| usize::from(p[n]) >> (8 - BITS);
        (part(0) << (2 * BITS)) | (part(1) << BITS) | part(2)
    };
    // How many points are in each bucket, and the sums of their parts.
    let mut sums = vec![[0_u32; 4]; 1 << (3 * BITS)];
    for p in pixels.chunks_exact(4) {
        let sum = &mut sums[bucket(p)];
        sum[0] += 1;
        for n in 0..3 {
            sum[n + 1] += u32::from(p[n]);
        }
    }
    let mean = |n: &usize| [1, 2, 3].map(|k| (sums[*n][k] / sums[*n][0]) as u8);
    let mut used: Vec<usize> = (0..sums.len()).filter(|n| sums[*n][0] > 0).collect();
    used.sort_by_key(|n| std::cmp::Reverse(sums[*n][0]));
    let mut palette: Vec<[u8; 3]> = used.iter().take(256).map(mean).collect();
    if used.len() > 256 {
        // Some from everywhere between the others, so that no shade is far from all colours.
        used[COMMON..].sort_unstable();
        let rest = &used[COMMON..];
        let between = (0..256 - COMMON).map(|n| &rest[n * rest.len() / (256 - COMMON)]);
        palette.truncate(COMMON);
        palette.extend(between.map(mean));
    }
    let mut index = vec![0_u8; sums.len()];
    for n in &used {
        let own = mean(n);
        let far = |c: &[u8; 3]| -> u32 {
            let parts = (0..3).map(|k| u32::from(c[k].abs_diff(own[k])).pow(2));
            parts.sum()
        };
        let near = (0..palette.len()).min_by_key(|k| far(&palette[*k]));
        index[*n] = near.unwrap_or(0) as u8;
    }
    let indices = pixels.chunks_exact(4).map(|p| index[bucket(p)]).collect();
    (palette, indices)
}

/// The code that says: forget all words.
const CLEAR: u16 = 256;
/// The code that says: no more.
const END: u16 = 257;
/// There are fewer words than this.
const MOST: usize = 4096;

/// Lempel, Ziv and Welch's way: words that came before are written as one number. Words are a tree: the first word that goes
/// on from another, and the next one that goes on from the same.
fn compress(indices: &[u8]) -> Vec<u8> {
    let mut out = Bits::default();
    let (mut first, mut next, mut last) = ([0_u16; MOST], [0_u16; MOST], [0_u8; MOST]);
    let mut count = usize::from(END) + 1;
    let mut size = 9;
    out.put(CLEAR, size);
    let mut word = None;
    for &byte in indices {
        let Some(prefix) = word else {
            word = Some(u16::from(byte));
            continue;
        };
        let mut longer = first[usize::from(prefix)];
        while longer != 0 && last[usize::from(longer)] != byte {
            longer = next[usize::from(longer)];
        }
        if longer != 0 {
            word = Some(longer);
            continue;
        }
        out.put(prefix, size);
        if count == MOST {
            out.put(CLEAR, size);
            (first, next) = ([0; MOST], [0; MOST]);
            (count, size) = (usize::from(END) + 1, 9);
        } else {
            // Numbers grow by a bit when the reader, who is a word behind, needs it.
            if count == 1 << size {
                size += 1;
            }
            last[count] = byte;
            next[count] = first[usize::from(prefix)];
            first[usize::from(prefix)] = count as u16;
            count += 1;
        }
        word = Some(u16::from(byte));
    }
    if let Some(word) = word {
        out.put(word, size);
        if count == 1 << size && count < MOST {
            size += 1;
        }
    }
    out.put(END, size);
    out.finish()
}

/// Numbers of any width, the lowest bit first.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    waiting: u32,
    count: u32,
}

impl Bits {
    fn put(&mut self, number: u16, size: u32) {
        self.waiting |= u32::from(number) << self.count;
        self.count += size;
        while self.count >= 8 {
            self.bytes.push(self.waiting as u8);
            self.waiting >>= 8;
            self.count -= 8;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push(self.waiting as u8);
        }
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use quartet_game::Dice;

    use super::*;

    /// What another program reads is what was written: flat areas, noise that fills the table of words several times, and
    /// sizes at which the last word just needs another bit.
    #[test]
    fn another_reader_sees_the_same_points() {
        for (width, height, colours) in [
            (1, 1, 1),
            (7, 5, 3),
            (64, 64, 200),
            (257, 120, 250),
            (16, 16, 256),
        ] {
            for seed in 0..4 {
                let mut dice = Dice::new(seed);
                let frames: Vec<Vec<u8>> = (0..2)
                    .map(|_| {
                        let points = 0..u32::from(width) * u32::from(height);
                        let points = points.map(|n| {
                            let colour = if n % 5 == 0 {
                                dice.below(colours)
                            } else {
                                n / 97 % colours
                            };
                            // Eight steps apart, so that no two colours share a bucket.
                            [(colour % 32 * 8) as u8, (colour / 32 * 8) as u8, 40, 255]
                        });
                        points.flatten().collect()
                    })
                    .collect();
                let mut gif = Gif::new(width, height);
                frames.iter().for_each(|frame| gif.frame(frame, 50));
                let bytes = gif.finish();
                let mut options = gif::DecodeOptions::new();
                options.set_color_output(gif::ColorOutput::RGBA);
                let mut reader = options.read_info(&*bytes).unwrap();
                assert_eq!((reader.width(), reader.height()), (width, height));
                for frame in &frames {
                    let read = reader.read_next_frame().unwrap().unwrap();
                    assert_eq!(read.delay, 50);
                    assert_eq!(&*read.buffer, &**frame, "{width}x{height}, seed {seed}");
                }
                assert!(reader.read_next_frame().unwrap().is_none());
            }
        }
    }

    /// With more colours than there is room for, each point gets one that is near.
    #[test]
    fn many_colours_become_near_ones() {
        let pixels: Vec<u8> = (0..=255_u8)
            .flat_map(|r| (0..16).flat_map(move |g| [r, g * 16, r / 2, 255]))
            .collect();
        let (palette, indices) = reduce(&pixels);
        assert_eq!(palette.len(), 256);
        for (p, index) in pixels.chunks_exact(4).zip(indices) {
            let colour = palette[usize::from(index)];
            assert!(
                (0..3).all(|n| p[n].abs_diff(colour[n]) < 40),
                "{p:?} {colour:?}"
            );
        }
    }
}
