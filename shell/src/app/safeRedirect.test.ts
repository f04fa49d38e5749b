import { describe, expect, it } from '@rstest/core';
import cases from './redirects.json';
import { isPublicPath, safeRedirect } from './safeRedirect';

const origin = 'https://recobro.example';

describe('safeRedirect', () => {
  for (const page of cases.kept) {
    it(`keeps ${page}`, () => expect(safeRedirect(page, origin)).toBe(page));
  }

  for (const foreign of [...cases.home, null]) {
    it(`goes home instead of ${JSON.stringify(foreign)}`, () =>
      expect(safeRedirect(foreign, origin)).toBe('/'));
  }
});

describe('isPublicPath', () => {
  it('takes the five prefixes and nothing else', () => {
    for (const path of ['/sign-in', '/sign-up/x', '/forgot-password', '/otp', '/sso-callback']) {
      expect(isPublicPath(path)).toBe(true);
    }
    for (const path of ['/', '/debtors', '/settings/sign-in', '/401']) expect(isPublicPath(path)).toBe(false);
  });
});
