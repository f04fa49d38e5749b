import { describe, expect, it } from '@rstest/core';
import { daysOf } from './spans';
import { dayIn } from './wallClock';

/** The last evening of February in Montevideo: March has begun elsewhere. */
const NOW = Date.parse('2026-03-01T02:00:00Z');

describe('a span of days', () => {
  it('[CH-12] is of the days that the company has', () => {
    const of = (span: Parameters<typeof daysOf>[0]) => daysOf(span, dayIn(NOW, 'America/Montevideo'));
    expect(of('today')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(of('yesterday')).toEqual({ from: '2026-02-27', to: '2026-02-27' });
    expect(of('week')).toEqual({ from: '2026-02-22', to: '2026-02-28' });
    expect(of('month')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(of('before')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  });
});
