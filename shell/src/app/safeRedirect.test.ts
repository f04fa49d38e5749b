import { describe, expect, it } from '@rstest/core';
import cases from './redirects.json';
import { safeRedirect } from './safeRedirect';

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
