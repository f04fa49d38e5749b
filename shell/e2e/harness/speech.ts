import { writeFile } from 'node:fs/promises';

/** Samples a second of a telephone line. */
export const RATE = 8_000;

/** Sound that is like no other and like itself at one place alone: noise that comes and goes, as of syllables. */
export function speechOf(seed: number, seconds: number): Float32Array {
  let state = seed;
  const dice = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
  let low = 0;
  return Float32Array.from({ length: seconds * RATE }, (_, n) => {
    low += (dice() - low) * 0.3;
    const syllable = Math.abs(Math.sin((n / RATE) * 2 * Math.PI * (1.3 + 0.4 * Math.sin(n / 9_000))));
    return Math.max(-0.9, Math.min(0.9, low * syllable * 1.6));
  });
}

/** Writes samples as a WAV file of 16 bits. */
export async function writeWav(path: string, samples: Float32Array, rate = RATE): Promise<void> {
  const file = Buffer.alloc(44 + 2 * samples.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + 2 * samples.length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(2 * rate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((value, n) => {
    file.writeInt16LE(Math.round(value * 32_767), 44 + 2 * n);
  });
  await writeFile(path, file);
}

const PART = RATE / 4;

/**
 * How much of one sound is the other, where a quarter of a second of it fits well: 1 is all of it. The browser's sound slips now and
 * then on a machine that has much to do.
 */
export function alike(heard: Float32Array, spoken: Float32Array, enough: number): number {
  let best = 0;
  for (let at = 0; at + PART <= spoken.length && best < enough; at += PART) {
    const part = spoken.subarray(at, at + PART);
    for (let lag = 0; lag + PART <= heard.length && best < enough; lag += 1)
      best = Math.max(best, correlation(heard.subarray(lag, lag + PART), part));
  }
  return best;
}

function correlation(a: Float32Array, b: Float32Array): number {
  let [ab, aa, bb] = [0, 0, 0];
  for (let n = 0; n < a.length; n += 1) {
    const [x = 0, y = 0] = [a[n], b[n]];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa && bb ? ab / Math.sqrt(aa * bb) : 0;
}
