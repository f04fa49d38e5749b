import { describe, expect, it } from '@rstest/core';
import { startOf } from './useRecordSearch';

describe('a span of the record', () => {
  const now = new Date(2026, 10, 21, 15, 30);
  it('begins at midnight of the place, today included', () => {
    expect(new Date(startOf('today', now))).toEqual(new Date(2026, 10, 21));
    expect(new Date(startOf('week', now))).toEqual(new Date(2026, 10, 15));
    expect(new Date(startOf('month', now))).toEqual(new Date(2026, 9, 23));
  });
});
