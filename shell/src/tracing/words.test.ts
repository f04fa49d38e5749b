import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { textsOf } from '../i18n/usage.testing';

const root = path.resolve(import.meta.dirname, '../../..');
const shell = textsOf('shell/locales', 'es');

/** The words of each part of the product for what it records: its own, or the shell's where it has no screens. */
const PARTS = [
  { id: 'core', manifest: 'core/internal/httpapi/core.json', source: 'core/**/*.go', texts: shell },
  ...globSync('modules/*/module.json', { cwd: root }).map((manifest) => {
    const id = path.basename(path.dirname(manifest));
    const own = globSync(`remotes/${id}/locales`, { cwd: root });
    const texts = own[0] ? textsOf(own[0], 'es') : shell;
    return { id, manifest, source: `modules/${id}/**/*.go`, texts };
  }),
];

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The names of what the sources record, as far as they stand there whole. */
function recordedBy({ id, source }: (typeof PARTS)[number]): string[] {
  const files = globSync(source, { cwd: root }).filter((file) => !file.endsWith('_test.go'));
  const code = files.map(read).join('\n');
  const entries = [...code.matchAll(/Entry\{\s*Name: "([a-z_.]+[a-z])"/g)].map(([, name]) => name);
  const acts = [...code.matchAll(/Act\{\s*Name: "([a-z_.]+[a-z])"(?!, Un(?:seen|kept))/g)].map(
    ([, name]) => `${id}.${name}`,
  );
  return [...new Set([...entries, ...acts])].filter((name) => name !== undefined);
}

describe('what is recorded', () => {
  for (const part of PARTS) {
    it(`by ${part.id} has words for what happened`, () => {
      const names = recordedBy(part);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !part.texts.has(`tracing.names.${name}`))).toEqual([]);
    });

    it(`by ${part.id} has words for every field that its manifest tells`, () => {
      const { recorded = [] } = JSON.parse(read(part.manifest)) as { recorded?: { field: string }[] };
      expect(recorded.filter(({ field }) => !part.texts.has(`tracing.fields.${field}`))).toEqual([]);
    });
  }
});
