import { describe, expect, it } from '@rstest/core';
import { AREAS, asked, sourceOf, textsOf, Usage } from './usage.testing';

/** Proper nouns and names of standards: the same in every language. */
const SAME_EVERYWHERE = new Set([
  'Recobro',
  'Agenda',
  'Manual',
  'Inter',
  'Manrope',
  'SMS',
  'WhatsApp',
  'Telegram',
  'VoIP',
  'UTF-8',
  'UTF-16',
  'UTF-16 (big endian)',
  'Windows-1252',
  'ISO-8859-1',
  'Argentina',
  'Chile',
  'Español',
  'English',
  'Português',
]);

const names = (folder: string, language: string) =>
  [...new Set([...textsOf(folder, language).keys()].map(asked))].sort();

describe('translations', () => {
  for (const area of AREAS) {
    const { folder } = area;
    const spanish = textsOf(folder, 'es');

    for (const language of ['en', 'pt']) {
      it(`of ${folder} have in ${language} every text that Spanish has`, () => {
        expect(names(folder, language)).toEqual(names(folder, 'es'));
      });
    }

    it(`of ${folder} hold no text that no screen asks for`, () => {
      const usage = new Usage(sourceOf(area));
      expect(names(folder, 'es').filter((key) => !usage.uses(key))).toEqual([]);
    });

    it(`of ${folder} are translated, not copied`, () => {
      const [english, portuguese] = [textsOf(folder, 'en'), textsOf(folder, 'pt')];
      const copied = [...spanish].filter(
        ([key, text]) =>
          text === english.get(key) &&
          text === portuguese.get(key) &&
          /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, '')) &&
          !SAME_EVERYWHERE.has(text),
      );
      expect(copied).toEqual([]);
    });

    it(`of ${folder} are never empty`, () => {
      for (const language of ['es', 'en', 'pt'])
        expect([...textsOf(folder, language).values()]).not.toContain('');
    });
  }

  it('ask for texts that are there', () => {
    const known = new Set(AREAS.flatMap(({ folder }) => names(folder, 'es')));
    const wanted = AREAS.flatMap((area) =>
      [...sourceOf(area).matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key),
    );
    expect(wanted.length).toBeGreaterThan(300);
    expect(wanted.filter((key) => key && !known.has(key))).toEqual([]);
  });
});

describe('the use of texts', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text, read as such
  const usage = new Usage('t(\'a.b\'); t(`c.${kind}.d`); t(`${any}.e`); <Trans i18nKey="f.g" />');

  it('is seen in whole keys and in templates', () => {
    for (const key of ['a.b', 'c.x.d', 'f.g']) expect(usage.uses(key)).toBe(true);
  });

  it('is not guessed from a template that could be anything', () => {
    for (const key of ['x.e', 'c.x', 'a', 'a.b.c']) expect(usage.uses(key)).toBe(false);
  });
});
