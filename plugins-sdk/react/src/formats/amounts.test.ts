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

  it('divides minor units by the digits of the currency', () => {
    expect(plain(formatMoney(4825000, 'ARS'))).toBe('$ 48.250');
    expect(plain(formatMoney(4825, 'PYG'))).toBe('PYG 4.825');
  });
});
