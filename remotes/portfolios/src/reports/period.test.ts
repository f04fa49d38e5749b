import { apart } from '@recobro/sdk/charts';
import { describe, expect, it } from '@rstest/core';
import { ageingDays, spanOf, stepped } from './period';

describe('a period', () => {
  it.each([
    ['day', '2026-11-24', '2026-11-24', '2026-11-24'],
    ['week', '2026-11-24', '2026-11-23', '2026-11-29'],
    ['week', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['month', '2026-02-10', '2026-02-01', '2026-02-28'],
  ] as const)('the %s of %s is from %s to %s', (period, day, from, to) => {
    expect(spanOf(period, day)).toEqual({ from, to });
  });

  it('goes back over the end of a year', () => {
    expect(stepped('month', '2026-01-31', -1)).toBe('2025-12-01');
    expect(stepped('week', '2026-01-02', -1)).toBe('2025-12-26');
  });

  it('looks back from its end, or from today while it goes on', () => {
    const today = '2026-11-24';
    expect(ageingDays('day', spanOf('day', '2026-11-10'), today)).toEqual({
      from: '2026-10-11',
      to: '2026-11-10',
    });
    expect(ageingDays('month', spanOf('month', today), today).to).toBe(today);
  });
});

describe('labels at one place', () => {
  it('are moved apart, their order kept, within the height', () => {
    expect(apart([50, 52, 10], 14, 200)).toEqual([50, 64, 10]);
    expect(apart([195, 199], 14, 200)).toEqual([186, 200]);
  });
});
