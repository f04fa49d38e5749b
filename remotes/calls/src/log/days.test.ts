import { describe, expect, it } from '@rstest/core';
import { daysOf } from './days';

/** Late in the evening in Montevideo: the next day has begun elsewhere. */
const NOW = Date.parse('2026-11-25T01:30:00Z');

describe('a span of days', () => {
  it('is of the days that the company has', () => {
    const of = (span: Parameters<typeof daysOf>[0]) => daysOf(span, 'America/Montevideo', NOW);
    expect(of('today')).toEqual({ from: '2026-11-24', to: '2026-11-24' });
    expect(of('yesterday')).toEqual({ from: '2026-11-23', to: '2026-11-23' });
    expect(of('week')).toEqual({ from: '2026-11-18', to: '2026-11-24' });
    expect(of('month')).toEqual({ from: '2026-11-01', to: '2026-11-24' });
  });
});
