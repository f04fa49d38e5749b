import { describe, expect, it } from '@rstest/core';
import { hoursDraft, hoursOf } from './hours';

const OTHERWISE = { from: '09:00', to: '18:00' };
const known = [
  { day: 1, from: '08:00', to: '18:00' },
  { day: 6, from: '09:00', to: '13:00' },
];

describe('hours', () => {
  it('are one span for the days that are chosen', () => {
    expect(hoursOf({ days: ['1', '2'], ...OTHERWISE })).toEqual([
      { day: 1, ...OTHERWISE },
      { day: 2, ...OTHERWISE },
    ]);
    expect(hoursOf({ days: [], ...OTHERWISE })).toEqual([]);
  });

  it('keep a span for each day where nobody has touched them', () => {
    expect(hoursOf(hoursDraft(known, OTHERWISE), known)).toEqual(known);
    expect(hoursOf({ ...hoursDraft(known, OTHERWISE), days: [] }, known)).toEqual([]);
  });
});
