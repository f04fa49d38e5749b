import { describe, expect, it } from '@rstest/core';
import { dayAfter, daysUntil, monthAfter, todayIn, weeksOf } from './days';

describe('the days of promises', () => {
  it('counts days over months and years', () => {
    expect(dayAfter('2026-12-30', 3)).toBe('2027-01-02');
    expect(daysUntil('2026-11-24', '2026-11-20')).toBe(4);
    expect(daysUntil('2026-11-19', '2026-11-20')).toBe(-1);
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
  });

  it('lays a month out in weeks from Monday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(weeks).toHaveLength(6);
  });

  it('is another day in another zone', () => {
    const at = new Date('2026-11-20T02:00:00Z');
    expect(todayIn('America/Montevideo', at)).toBe('2026-11-19');
    expect(todayIn('UTC', at)).toBe('2026-11-20');
  });
});
