import { describe, expect, it } from '@rstest/core';
import { paginationWindow } from './paginationWindow';

describe('paginationWindow', () => {
  it('shows every page up to five [RT-21]', () => {
    expect(paginationWindow(1, 1)).toEqual([1]);
    expect(paginationWindow(4, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('shows 1 to 4, a gap and the last near the start [RT-21]', () => {
    expect(paginationWindow(1, 20)).toEqual([1, 2, 3, 4, 'gap', 20]);
    expect(paginationWindow(3, 6)).toEqual([1, 2, 3, 4, 'gap', 6]);
  });

  it('shows the first, a gap and the last four within the last two [RT-21]', () => {
    expect(paginationWindow(19, 20)).toEqual([1, 'gap', 17, 18, 19, 20]);
    expect(paginationWindow(20, 20)).toEqual([1, 'gap', 17, 18, 19, 20]);
    expect(paginationWindow(5, 6)).toEqual([1, 'gap', 3, 4, 5, 6]);
  });

  it('shows the neighbours between two gaps elsewhere [RT-21]', () => {
    expect(paginationWindow(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(paginationWindow(4, 6)).toEqual([1, 'gap', 3, 4, 5, 'gap', 6]);
  });

  it('always holds the current page and the last, in order, whatever the position', () => {
    for (let last = 1; last <= 40; last++) {
      for (let current = 1; current <= last; current++) {
        const numbers = paginationWindow(current, last).filter((mark) => mark !== 'gap');
        expect(numbers).toContain(current);
        expect(numbers.at(-1)).toBe(last);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }
    }
  });
});
