import { describe, expect, it } from '@rstest/core';
import { formatAmount, formatAmountOrZero, formatMoney } from './amounts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('amounts', () => {
  for (const missing of [undefined, null, '', 'abc', Number.NaN, true, 0, '0']) {
    it(`reads ${String(missing)} (${typeof missing}) as not specified`, () => {
      expect(formatAmount(missing)).toBe('No especificado');
    });
  }

  it('writes es-AR without decimals, in UYU unless told otherwise', () => {
    expect(plain(formatAmount(1234567.89))).toBe('UYU 1.234.568');
    expect(plain(formatAmount('1500', { currency: 'ARS' }))).toBe('$ 1.500');
  });

  it('shows zero as an amount with the second formatter', () => {
    expect(plain(formatAmountOrZero(0))).toBe('UYU 0');
    expect(formatAmountOrZero(undefined)).toBe('No especificado');
    expect(formatAmountOrZero('', { empty: 'Not specified' })).toBe('Not specified');
  });

  it('leaves the bare sign to the tenant’s own currency', () => {
    const home = 'UYU';
    expect(plain(formatMoney(4825000, 'UYU', { home }))).toBe('$ 48.250');
    expect(plain(formatMoney(4825000, 'ARS', { home }))).toBe('ARS 48.250');
    expect(plain(formatMoney(4825000, 'USD', { home }))).toBe('US$ 48.250');
  });

  it.each(['UYU', 'ARS', 'COP'])('says which currency a $ is of where it must: %s', (home) => {
    expect(plain(formatMoney(4825000, home, { home, spelled: true }))).toBe(`${home} 48.250`);
  });

  it('divides minor units by the digits of the currency', () => {
    expect(plain(formatMoney(4825000, 'ARS'))).toBe('$ 48.250');
    expect(plain(formatMoney(4825, 'PYG'))).toBe('PYG 4.825');
    expect(plain(formatMoney(123_456_789_000, 'COP'))).toBe('COP 1.234.567.890');
    expect(plain(formatMoney(123_456_789_050, 'COP', { exact: true }))).toBe('COP 1.234.567.890,50');
  });
});
