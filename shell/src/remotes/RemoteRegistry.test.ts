import { afterEach, beforeEach, describe, expect, rs, test } from '@rstest/core';
import type { ModuleEntry } from '../app/boot';
import { LOAD_TIMEOUT, type LoadRemote, RemoteRegistry } from './RemoteRegistry';

const entry = (id: string) =>
  ({
    id,
    version: '1.0.0',
    entry: `/remotes/${id}/mf-manifest.json`,
    title: { es: id, en: id, pt: id },
    ui: { remote: id, routes: [{ path: `/${id}` }], namespaces: [] },
  }) as unknown as ModuleEntry;

const code = (id: string) => ({ default: { id, routes: [] } }) as unknown as Awaited<ReturnType<LoadRemote>>;

const never = () => new Promise<never>(() => {});

describe('the code of modules', () => {
  beforeEach(() => void rs.useFakeTimers());
  afterEach(() => void rs.useRealTimers());

  test('one that hangs is given up after eight seconds, and its neighbour loads meanwhile', async () => {
    const remotes = new RemoteRegistry([entry('hangs'), entry('works')], async ({ name }) =>
      name === 'hangs' ? never() : code(name),
    );
    const page = remotes.loadPage('/hangs').catch((error: unknown) => error);
    expect((await remotes.load('works')).definition.id).toBe('works');
    await rs.advanceTimersByTimeAsync(LOAD_TIMEOUT);
    expect(String(await page)).toContain('Module hangs');
  });

  test('who asks again after one was given up has it fetched anew, under a new address', async () => {
    const asked: string[] = [];
    const remotes = new RemoteRegistry([entry('slow')], async ({ name, entry }) => {
      asked.push(entry);
      return asked.length === 1 ? never() : code(name);
    });
    const first = remotes.load('slow').catch(() => 'given up');
    await rs.advanceTimersByTimeAsync(LOAD_TIMEOUT);
    expect(await first).toBe('given up');
    expect((await remotes.load('slow')).definition.id).toBe('slow');
    expect(new Set(asked).size).toBe(2);
  });

  test('one that fails is tried once more by itself', async () => {
    const asked: string[] = [];
    const remotes = new RemoteRegistry([entry('flaky')], async ({ name, entry }) => {
      asked.push(entry);
      if (asked.length === 1) throw new Error('the network hiccups');
      return code(name);
    });
    expect((await remotes.load('flaky')).definition.id).toBe('flaky');
    expect(new Set(asked).size).toBe(2);
  });

  test("a page's own code that hangs is given up too", async () => {
    const routes = [{ path: '/pages', handle: { preload: never } }];
    const remotes = new RemoteRegistry(
      [entry('pages')],
      async () => ({ default: { id: 'pages', routes } }) as never,
    );
    const page = remotes.loadPage('/pages').catch((error: unknown) => error);
    await rs.advanceTimersByTimeAsync(LOAD_TIMEOUT);
    expect(String(await page)).toContain('Module pages');
  });
});
