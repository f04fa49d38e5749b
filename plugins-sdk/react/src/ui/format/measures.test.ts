import { describe, expect, it } from '@rstest/core';
import { formatBytes, formatSpan } from './measures';

describe('measures', () => {
  it('says a span by its two largest parts', () => {
    expect(formatSpan(131, 'es-UY')).toBe('2 min 11 s');
    expect(formatSpan(7260, 'es-UY')).toBe('2 h 1 min');
    expect(formatSpan(0, 'es-UY')).toBe('0 s');
  });

  it('says a size in the unit a person would', () => {
    expect(formatBytes(184_500_112, 'es-UY')).toBe('184,5 MB');
    expect(formatBytes(12_300, 'es-UY')).toBe('12 kB');
    expect(formatBytes(0, 'en-GB')).toBe('0 bytes');
  });
});
