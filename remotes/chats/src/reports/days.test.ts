import { describe, expect, it } from '@rstest/core';
import { daysOf } from './days';

const NOW = Date.parse('2026-03-01T02:00:00Z'); // still the last day of February in Montevideo

describe('the days of a report', () => {
  it('[CH-12] are those of the company, whatever day it is elsewhere', () => {
    const of = (span: Parameters<typeof daysOf>[0]) => daysOf(span, 'America/Montevideo', NOW);
    expect(of('today')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(of('yesterday')).toEqual({ from: '2026-02-27', to: '2026-02-27' });
    expect(of('week')).toEqual({ from: '2026-02-22', to: '2026-02-28' });
    expect(of('month')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(of('before')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  });
});
