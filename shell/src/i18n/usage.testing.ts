import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Texts that stand in one folder, and the sources that ask for them. */
export interface Area {
  folder: string;
  sources: string[];
}

/** The idiom that shows what was recorded, in the words of whoever recorded it. */
const HISTORY = 'plugins-sdk/react/src/ui/history/*.{ts,tsx}';

/** The shell, the SDK's ui and every remote. */
export const AREAS: Area[] = [
  {
    folder: 'shell/locales',
    sources: [HISTORY, 'shell/src/**/*.{ts,tsx}', 'plugins-sdk/react/src/!(ui)/**/*.{ts,tsx}'],
  },
  { folder: 'plugins-sdk/react/src/ui/locales', sources: ['plugins-sdk/react/src/ui/**/*.{ts,tsx}'] },
  ...globSync('{remotes/*,docs/example/*/remote}/locales', { cwd: root }).map((folder) => ({
    folder,
    sources: [HISTORY, `${path.dirname(folder)}/src/**/*.{ts,tsx}`],
  })),
];

type Texts = { [key: string]: string | Texts };

/** Every text of a folder in a language, by its whole key. */
export function textsOf(folder: string, language: string): Map<string, string> {
  const texts = JSON.parse(readFileSync(path.join(root, folder, `${language}.json`), 'utf8')) as Texts;
  return new Map(flat(texts));
}

function flat(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

/** The key as it is asked for: without its plural form. */
export const asked = (key: string) => key.replace(PLURAL, '');

/** What sources say: whole texts between quotes, templates with holes in them, and the keys of choices. */
export class Usage {
  private literals = new Set<string>();
  private templates: RegExp[] = [];

  constructor(source: string) {
    for (const [, single, double] of source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)) {
      this.literals.add(single ?? double ?? '');
    }
    for (const [, template = ''] of source.matchAll(/`([^`\\]*)`/g)) this.learn(template);
    for (const [, key] of source.matchAll(/choicesOf\(\s*\w+,\s*'([\w.]+)'/g)) this.learn(`${key}.\${value}`);
  }

  /** A key is used when it stands there whole, or fits a template that begins with a part of it. */
  uses(key: string): boolean {
    return this.literals.has(key) || this.templates.some((template) => template.test(key));
  }

  private learn(template: string): void {
    const parts = template.split(/\$\{[^}]*\}/);
    if (!/^[\w-]+\./.test(parts[0] ?? '') || parts.some((part) => /[^\w.-]/.test(part))) return;
    this.templates.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`));
  }
}

/** The sources of an area as one text; tests and what is generated say nothing of use. */
export function sourceOf({ sources }: Area): string {
  return sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\.test\.tsx?$|\.testing\.ts$|\.gen\.ts$|\/test\//.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
}
