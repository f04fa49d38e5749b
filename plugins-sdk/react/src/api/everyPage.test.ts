import { describe, expect, it } from '@rstest/core';
import { everyPage } from './everyPage';

describe('a list to choose from', () => {
  it('is asked for page after page, each by the cursor of the one before', async () => {
    const pages: Record<string, { data: number[]; meta: { next?: string } }> = {
      '': { data: [1, 2], meta: { next: 'b' } },
      b: { data: [], meta: { next: 'c' } },
      c: { data: [3], meta: {} },
    };
    expect(await everyPage(async (cursor = '') => pages[cursor] ?? { data: [], meta: {} })).toEqual([
      1, 2, 3,
    ]);
  });

  it('ends after a thousand rows, however many there are', async () => {
    const hundred = Array.from({ length: 100 }, (_, n) => n);
    const rows = await everyPage(async () => ({ data: hundred, meta: { next: 'more' } }));
    expect(rows).toHaveLength(1000);
  });
});
