import { describe, expect, it } from '@rstest/core';
import { isPublicPath, safeRedirect } from './safeRedirect';

const origin = 'https://recobro.example';

describe('safeRedirect', () => {
  it('keeps a path of the app with its search', () => {
    expect(safeRedirect('/debtors?page=2#x', origin)).toBe('/debtors?page=2#x');
  });

  for (const foreign of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'debtors',
    '',
    null,
  ]) {
    it(`goes home instead of ${JSON.stringify(foreign)}`, () => {
      expect(safeRedirect(foreign, origin)).toBe('/');
    });
  }

  it('never returns to a sign-in page', () => {
    expect(safeRedirect('/sign-in?redirect=/x', origin)).toBe('/');
  });
});

describe('isPublicPath', () => {
  it('takes the five prefixes and nothing else', () => {
    for (const path of ['/sign-in', '/sign-up/x', '/forgot-password', '/otp', '/sso-callback']) {
      expect(isPublicPath(path)).toBe(true);
    }
    for (const path of ['/', '/debtors', '/settings/sign-in', '/401']) expect(isPublicPath(path)).toBe(false);
  });
});
