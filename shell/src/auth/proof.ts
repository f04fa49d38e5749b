import { sha256 } from '@noble/hashes/sha2.js';

/** What an attempt costs: a nonce with which SHA-256(challenge + nonce) begins with so many zero bits. */
export interface Price {
  challenge: string;
  bits: number;
}

export interface Proof {
  challenge: string;
  nonce: string;
}

const DIGITS = 8;
const SLICE_MS = 12; // so that the page can still draw, and be left

/** Finds the nonce, in slices. */
export async function solve({ challenge, bits }: Price): Promise<Proof> {
  const begun = sha256.create().update(new TextEncoder().encode(challenge));
  const digest = new Uint8Array(begun.outputLen);
  let hash = begun.clone();
  for (let next = 0; next < 10 ** DIGITS; await breath()) {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      for (const end = next + 256; next < end; next++) {
        hash = begun._cloneInto(hash).update(digits(next));
        hash.digestInto(digest);
        if (zeros(digest) >= bits) return { challenge, nonce: String(next).padStart(DIGITS, '0') };
      }
    }
  }
  throw new Error('No proof found');
}

const written = new Uint8Array(DIGITS);

function digits(n: number): Uint8Array {
  for (let i = DIGITS - 1, rest = n; i >= 0; i--, rest = Math.trunc(rest / 10)) written[i] = 48 + (rest % 10);
  return written;
}

/** How many zero bits stand at the beginning; never asked for more than the first four bytes have. */
function zeros([a = 0, b = 0, c = 0, d = 0]: Uint8Array): number {
  return Math.clz32((a << 24) | (b << 16) | (c << 8) | d);
}

/** Lets the page go on. A timer would take a second each time in a tab that nobody looks at. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
