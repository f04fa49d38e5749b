import { describe, expect, it } from '@rstest/core';
import { dayIn, daysAfter, instantAt, wallClock } from './wallClock';

describe('the clock on the wall', () => {
  it('shows each zone its own time', () => {
    expect(instantAt('2026-11-24T23:59', 'America/Montevideo')).toBe('2026-11-25T02:59:00.000Z');
    expect(instantAt('2026-11-24T23:59', 'Asia/Tokyo')).toBe('2026-11-24T14:59:00.000Z');
    expect(instantAt('', 'America/Montevideo')).toBe('');
    expect(dayIn('2026-11-25T02:59:00Z', 'America/Montevideo')).toBe('2026-11-24');
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  });
  it('shows what was chosen again, in any zone, clocks going forward or back included', () => {
    const zones = [
      'America/Montevideo',
      'America/Santiago',
      'Europe/Madrid',
      'Pacific/Kiritimati',
      'Pacific/Niue',
    ];
    const days = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-10-25', '2026-12-31'];
    for (const zone of zones) {
      for (const day of days) {
        for (const time of ['00:30', '04:00', '12:00', '22:30', '23:59']) {
          const shown = `${day}T${time}`;
          const skipped = shown === '2026-09-06T00:30' && zone === 'America/Santiago';
          if (!skipped) expect(wallClock(instantAt(shown, zone), zone)).toBe(shown);
        }
      }
    }
  });
});
