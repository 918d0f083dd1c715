/// How many samples make a second.
const RATE: u32 = 11_025;
/// How many samples make a knock: a little more than a tenth of a second.
const LENGTH: u32 = 1_433;
/// By how much a knock gets quieter from sample to sample: to a two-hundredth in all.
const FADES: f32 = 0.996_38;
/// By how much it gets lower: to a half after two thirds of it.
const FALLS: f32 = 0.999_302;

/// A short knock as a file (WAV, one channel, 16 bits), higher or lower.
///
/// It is made here and played as a file because what browsers have for making sounds stops the page for a tenth of a second
/// when it is first used.
pub fn knock(pitch: f32) -> Vec<u8> {
    let bytes = LENGTH * 2;
    let mut file = Vec::with_capacity(44 + bytes as usize);
    file.extend(b"RIFF");
    file.extend((36 + bytes).to_le_bytes());
    file.extend(b"WAVEfmt ");
    for number in [16, 1 << 16 | 1, RATE, RATE * 2, 16 << 16 | 2] {
        file.extend(number.to_le_bytes());
    }
    file.extend(b"data");
    file.extend(bytes.to_le_bytes());
    let (mut phase, mut pitch, mut loud) = (0.25, pitch, 1.0);
    for _ in 0..LENGTH {
        // A triangle from -1 to 1.
        let wave: f32 = 4.0 * f32::abs(phase - 0.5) - 1.0;
        let sample = (wave * loud * 30_000.0) as i16;
        file.extend(sample.to_le_bytes());
        phase += pitch / RATE as f32;
        if phase >= 1.0 {
            phase -= 1.0;
        }
        pitch *= FALLS;
        loud *= FADES;
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_knock_is_a_file_that_begins_loudly_and_ends_quietly() {
        for pitch in [220.0, 620.0] {
            let file = knock(pitch);
            assert_eq!(&file[..4], b"RIFF");
            assert_eq!(
                u32::from_le_bytes([file[4], file[5], file[6], file[7]]) as usize,
                file.len() - 8
            );
            assert_eq!(&file[8..16], b"WAVEfmt ");
            let samples = file[44..].chunks_exact(2);
            let samples: Vec<i32> = samples
                .map(|two| i16::from_le_bytes([two[0], two[1]]).into())
                .collect();
            assert_eq!(samples.len(), LENGTH as usize);
            let loudest = |part: &[i32]| part.iter().map(|s| s.abs()).max().unwrap();
            assert!(loudest(&samples[..200]) > 20_000);
            assert!(loudest(&samples[1300..]) < 400);
            // Higher means more often through the middle.
            let crossings = samples
                .windows(2)
                .filter(|two| (two[0] < 0) != (two[1] < 0))
                .count();
            assert!(crossings > pitch as usize / 10, "{crossings}");
        }
    }
}
