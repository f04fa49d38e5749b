import { describe, expect, it } from '@rstest/core';
import { parseDate } from './parseDate';
import { parseMoney } from './parseMoney';

describe('parseMoney', () => {
  it.each([
    ['1.250,50', 125050],
    ['1,250.50', 125050],
    ['1250.5', 125050],
    ['1250', 125000],
    ['1.250', 125000],
    ['1.250.000', 125000000],
    ['$ 1 250,5', 125050],
    ['UYU 300', 30000],
    ['-300', -30000],
    ['−300,10', -30010],
    ['0,05', 5],
    ['12.345.678,90', 1234567890],
  ])('reads %s', (text, minor) => {
    expect(parseMoney(text, 'UYU')).toBe(minor);
  });

  it.each(['', 'doce', '12,5O', '1.25.000', '1,2,3', '1.250,505', '1.2.3,4', '--5', '99999999999999999999'])(
    'refuses %s instead of guessing',
    (text) => {
      expect(parseMoney(text, 'UYU')).toBeUndefined();
    },
  );

  it('knows currencies without minor units', () => {
    expect(parseMoney('1.250', 'CLP')).toBe(1250);
    expect(parseMoney('1.250,50', 'CLP')).toBeUndefined();
    expect(parseMoney('1.250,50', 'COP')).toBe(125050);
  });
});

describe('parseDate', () => {
  const today = new Date(2026, 10, 20);

  it.each([
    ['15/3/2026', '2026-03-15'],
    ['15-3-26', '2026-03-15'],
    ['15.03.2026', '2026-03-15'],
    ['2026-3-5', '2026-03-05'],
    ['mañana', '2026-11-21'],
    ['tomorrow', '2026-11-21'],
    ['amanhã', '2026-11-21'],
    ['Hoy', '2026-11-20'],
    ['+3', '2026-11-23'],
    ['1/12', '2026-12-01'],
  ])('reads %s', (text, date) => {
    expect(parseDate(text, today)).toBe(date);
  });

  it('takes the nearest year when none is typed', () => {
    expect(parseDate('15/3', today)).toBe('2027-03-15');
    expect(parseDate('15/11', new Date(2026, 0, 10))).toBe('2025-11-15');
  });

  it.each(['', '31/2/2026', '15/13', 'nunca', '2026-02-30'])('refuses %s', (text) => {
    expect(parseDate(text, today)).toBeUndefined();
  });
});
