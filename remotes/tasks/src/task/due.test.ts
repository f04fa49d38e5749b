import { describe, expect, it } from '@rstest/core';
import { dayOf, endOf } from './due';

describe('a due day', () => {
  it('ends with its last minute in the zone of the office', () => {
    expect(endOf('2026-11-24', 'America/Montevideo')).toBe('2026-11-25T02:59:00.000Z');
    expect(endOf('2026-11-24', 'Asia/Tokyo')).toBe('2026-11-24T14:59:00.000Z');
    expect(endOf('', 'America/Montevideo')).toBe('');
  });
  it('is the same day when it is read again, in any zone, clocks going forward or back included', () => {
    for (const zone of [
      'America/Montevideo',
      'America/Santiago',
      'Europe/Madrid',
      'Pacific/Kiritimati',
      'Pacific/Niue',
    ]) {
      for (const day of [
        '2026-03-08',
        '2026-03-29',
        '2026-04-05',
        '2026-09-06',
        '2026-10-25',
        '2026-12-31',
      ]) {
        expect(dayOf(endOf(day, zone), zone)).toBe(day);
      }
    }
  });
});
