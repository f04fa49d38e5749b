import { describe, expect, it } from '@rstest/core';
import { TokenSource } from './token';

function setup() {
  const bench = { now: 0, mints: 0, expires_in: 180 };
  const tokens = new TokenSource(
    () => Promise.resolve({ token: `t${++bench.mints}`, expires_in: bench.expires_in }),
    () => bench.now,
  );
  return { bench, tokens };
}

describe('TokenSource', () => {
  it('keeps a token for 120 seconds and no longer', async () => {
    const { bench, tokens } = setup();
    expect(await tokens.current()).toBe('t1');
    bench.now = 119_999;
    expect(await tokens.current()).toBe('t1');
    bench.now = 120_000;
    expect(await tokens.current()).toBe('t2');
  });

  it('replaces a token with less than 30 seconds to live', async () => {
    const { bench, tokens } = setup();
    bench.expires_in = 60;
    await tokens.current();
    bench.now = 30_000;
    expect(await tokens.current()).toBe('t1');
    bench.now = 30_001;
    expect(await tokens.current()).toBe('t2');
  });

  it('mints once for concurrent callers', async () => {
    const { bench, tokens } = setup();
    expect(await Promise.all([tokens.fresh(), tokens.fresh(), tokens.current()])).toEqual(['t1', 't1', 't1']);
    expect(bench.mints).toBe(1);
  });

  it('takes a carried token instead of a mint, once', async () => {
    const { bench, tokens } = setup();
    await tokens.current();
    tokens.keepNext('next');
    expect(await tokens.fresh()).toBe('next');
    expect(bench.mints).toBe(1);
    expect(await tokens.fresh()).toBe('t2');
  });

  it('keeps the carried tokens of reads at once, and no more than a few', async () => {
    const { bench, tokens } = setup();
    for (const token of ['a', 'b', 'c', 'd', 'e']) tokens.keepNext(token);
    const used = [];
    for (let n = 0; n < 4; n++) used.push(await tokens.fresh());
    expect(used).toEqual(['b', 'c', 'd', 'e']);
    expect(bench.mints).toBe(0);
    expect(await tokens.fresh()).toBe('t1');
  });

  it('ignores a carried token that has grown old', async () => {
    const { bench, tokens } = setup();
    tokens.keepNext('next');
    bench.now = 120_000;
    expect(await tokens.fresh()).toBe('t1');
  });

  it('keeps no token of a mint that began before all was forgotten', async () => {
    const answers: ((token: string) => void)[] = [];
    const tokens = new TokenSource(
      () => new Promise((resolve) => answers.push((token) => resolve({ token, expires_in: 180 }))),
      () => 0,
    );
    const before = tokens.fresh();
    tokens.drop();
    const after = tokens.fresh();
    answers[1]?.('of the new session');
    answers[0]?.('of the session before');
    expect(await after).toBe('of the new session');
    expect(await before).toBe('of the new session');
    expect(tokens.peek()).toBe('of the new session');
  });

  it('forgets everything when dropped', async () => {
    const { tokens } = setup();
    await tokens.current();
    tokens.keepNext('next');
    tokens.drop();
    expect(tokens.peek()).toBeUndefined();
    expect(await tokens.fresh()).toBe('t2');
  });

  it('mints again after a mint that failed', async () => {
    let attempts = 0;
    const tokens = new TokenSource(() => {
      attempts += 1;
      return attempts === 1
        ? Promise.reject(new Error('down'))
        : Promise.resolve({ token: 'ok', expires_in: 180 });
    });
    await expect(tokens.fresh()).rejects.toThrow('down');
    expect(await tokens.fresh()).toBe('ok');
  });
});
