import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@rstest/core';

const root = path.resolve(import.meta.dirname, '../../..');
const SOURCES = [
  'shell/src/**/*.{ts,tsx}',
  'remotes/*/src/**/*.{ts,tsx}',
  'plugins-sdk/react/src/**/*.{ts,tsx}',
];
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b(?!\s+type\b)[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;

interface Import {
  from: string;
  /** Path below the root for a relative import, else the package's name. */
  to: string;
}

const imports = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !/\.test\.tsx?$|\.gen\.ts$|\/test\//.test(file))
  .flatMap(importsOf);

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, named = '', lazy]) => {
    const specifier = lazy ?? named;
    return {
      from: file,
      to: specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier,
    };
  });
}

const breaking = (rule: (each: Import) => boolean) =>
  imports.filter(rule).map(({ from, to }) => `${from} → ${to}`);
const remoteOf = (file: string) => /^remotes\/([^/]+)\//.exec(file)?.[1];

describe('imports', () => {
  it('are found at all', () => expect(imports.length).toBeGreaterThan(300));

  it('of a remote go to the SDK and to itself, never to another remote or the shell', () => {
    const wrong = ({ from, to }: Import) =>
      remoteOf(from) !== undefined &&
      (/^@recobro\/(remote-|shell)/.test(to) ||
        (/^(shell|remotes)\//.test(to) && remoteOf(to) !== remoteOf(from)));
    expect(breaking(wrong)).toEqual([]);
  });

  it('of the shell never reach a remote: it learns of them at run time', () => {
    const wrong = ({ from, to }: Import) =>
      from.startsWith('shell/') && /^(remotes\/|@recobro\/remote-)/.test(to);
    expect(breaking(wrong)).toEqual([]);
  });

  it('of the SDK reach nobody of ours', () => {
    const wrong = ({ from, to }: Import) =>
      from.startsWith('plugins-sdk/') && /^(remotes\/|shell\/|@recobro\/(?!sdk))/.test(to);
    expect(breaking(wrong)).toEqual([]);
  });

  it('of ui and testing take the shared parts by the front door, or each app would hold a second copy', () => {
    const inside = /^plugins-sdk\/react\/src\/(ui|testing)\//;
    const wrong = ({ from, to }: Import) =>
      inside.test(from) && to.startsWith('plugins-sdk/react/src/') && !inside.test(to);
    expect(breaking(wrong)).toEqual([]);
  });

  it('of remotes and ui take router, queries, texts and search params from the SDK', () => {
    const library = /^(react-router|@tanstack\/react-query|react-i18next|i18next|nuqs)(\/|$)/;
    const wrong = ({ from, to }: Import) =>
      /^(remotes\/|plugins-sdk\/react\/src\/ui\/)/.test(from) && library.test(to);
    expect(breaking(wrong)).toEqual([]);
  });
});
