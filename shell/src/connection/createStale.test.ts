import { afterEach, beforeEach, describe, expect, it, rs } from '@rstest/core';
import { createStale } from './createStale';

const KEY = ['chats', 'conversations'];

describe('what becomes stale', () => {
  beforeEach(() => {
    rs.useFakeTimers();
  });
  afterEach(() => {
    rs.useRealTimers();
  });

  const start = () => {
    const read = rs.fn();
    return { read, stale: createStale(read) };
  };

  it('is read again at once', () => {
    const { read, stale } = start();
    stale.tell([KEY, ['tasks']]);
    expect(read.mock.calls).toEqual([[KEY], [['tasks']]]);
  });

  it('is read a few times a second however often it changes, and after the last change', () => {
    const { read, stale } = start();
    for (let n = 0; n < 100; n += 1) {
      stale.tell([KEY]);
      rs.advanceTimersByTime(10);
    }
    rs.advanceTimersByTime(200);
    const times = read.mock.calls.length;
    expect(times).toBeGreaterThan(4);
    expect(times).toBeLessThan(8);
    rs.advanceTimersByTime(1_000);
    expect(read).toHaveBeenCalledTimes(times);
  });

  it('is read within the time that the host tells where many hear of it, and at once when something of few follows', () => {
    const chance = rs.spyOn(Math, 'random').mockReturnValue(0.5);
    const { read, stale } = start();
    stale.tell([KEY], 6_000);
    rs.advanceTimersByTime(2_999);
    expect(read).not.toHaveBeenCalled();
    rs.advanceTimersByTime(3_001);
    expect(read).toHaveBeenCalledTimes(1);
    stale.tell([KEY], 6_000);
    rs.advanceTimersByTime(200);
    stale.tell([KEY]);
    expect(read).toHaveBeenCalledTimes(2);
    rs.advanceTimersByTime(6_000);
    expect(read).toHaveBeenCalledTimes(2);
    chance.mockRestore();
  });

  it('is left alone once the page has gone', () => {
    const { read, stale } = start();
    stale.tell([KEY], 6_000);
    stale.stop();
    rs.advanceTimersByTime(6_000);
    expect(read).not.toHaveBeenCalled();
  });
});
