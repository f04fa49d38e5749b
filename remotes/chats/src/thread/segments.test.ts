import { describe, expect, it } from '@rstest/core';
import { segmentsOf } from './segments';

describe('the length of a text message', () => {
  it('is 160 places for plain letters, 153 in each of several', () => {
    expect(segmentsOf('a'.repeat(160))).toEqual({ places: 160, segments: 1 });
    expect(segmentsOf('a'.repeat(161))).toEqual({ places: 161, segments: 2 });
    expect(segmentsOf('a'.repeat(307)).segments).toBe(3);
  });

  it('counts two places for a euro and for brackets', () => {
    expect(segmentsOf('{5 €}').places).toBe(8);
  });

  it('is 70 places once one letter is not plain, 67 in each of several', () => {
    expect(segmentsOf(`${'a'.repeat(69)}á`)).toEqual({ places: 70, segments: 1 });
    expect(segmentsOf(`${'a'.repeat(70)}á`).segments).toBe(2);
  });
});
