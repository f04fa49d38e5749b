import { createHash } from 'node:crypto';
import { expect, test } from '@rstest/core';
import { solve } from './proof';

test('finds what the host believes: a digest that begins with as many zero bits as asked for', async () => {
  for (const bits of [1, 7, 8, 9, 13]) {
    const challenge = `AAECAwQFBgcICQoLEgAAAABlAAAA.${'5f'.repeat(32)}`;
    const proof = await solve({ challenge, bits });
    const digest = createHash('sha256')
      .update(proof.challenge + proof.nonce)
      .digest('hex');
    const zeros = BigInt(`0x1${digest}`).toString(2).slice(1).indexOf('1');
    expect(zeros).toBeGreaterThanOrEqual(bits);
    expect(proof.challenge).toBe(challenge);
    expect(proof.nonce.length).toBeLessThanOrEqual(32);
  }
});
