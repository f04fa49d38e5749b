import { describe, expect, it } from '@rstest/core';
import { soonAfter } from './when';

const ZONE = 'America/Montevideo';
const at = (now: string) =>
  Object.fromEntries(soonAfter(Date.parse(now), ZONE).map((one) => [one.name, one.at]));

describe('the moments that are mostly meant', () => {
  it('are by the clocks of the company', () => {
    const thursdayNight = at('2026-11-27T01:30:00Z'); // still Thursday there
    expect(thursdayNight).toEqual({
      hour: '2026-11-27T02:30:00.000Z',
      hours: '2026-11-27T04:30:00.000Z',
      tomorrow: '2026-11-27T12:00:00.000Z',
      monday: '2026-11-30T12:00:00.000Z',
    });
  });

  it('mean the next Monday, never the same day', () => {
    expect(at('2026-11-30T15:00:00Z').monday).toBe('2026-12-07T12:00:00.000Z');
    expect(at('2026-11-29T15:00:00Z').monday).toBe('2026-11-30T12:00:00.000Z');
  });
});
