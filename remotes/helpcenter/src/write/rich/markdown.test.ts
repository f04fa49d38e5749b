import { describe, expect, it } from '@rstest/core';
import corpus from './corpus.json';
import { markdownReader } from './parse';
import { markdownOf } from './print';

const read = markdownReader();
/** What a text says, element by element; how many spaces are between its words says nothing. */
const said = (text: string) => read(text).toString().replace(/\s+/g, '');
const again = (text: string) => markdownOf(read(text));

describe('a text that goes through the editor', () => {
  it.each(corpus.same)('comes out as it went in: %j [HC-02]', (text) => {
    expect(again(text)).toBe(text);
  });

  it.each(corpus.tidied)('comes out in the usual way of writing: $given [HC-02]', ({ given, written }) => {
    expect(again(given)).toBe(written);
    expect(again(written)).toBe(written);
  });

  it('stays as it is, however its parts follow each other [HC-02]', () => {
    const parts = corpus.same.filter((text) => text.length < 120);
    for (const one of parts)
      for (const other of parts) {
        const once = again(`${one}\n${other}`);
        expect(again(once)).toBe(once);
      }
  });

  it('is the same document when what was printed is read again, whatever letters it is made of [HC-02]', () => {
    const letters = [
      'a',
      '*',
      '_',
      '`',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '&',
      '#',
      '-',
      '+',
      '1.',
      '1)',
      '|',
      '~',
      '\\',
      '!',
      ':',
      '=',
      '"',
      ' ',
      ' ',
      'é',
      '\n',
      '\n\n',
    ];
    let seed = 7;
    const next = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let round = 0; round < 4000; round += 1) {
      const text = Array.from({ length: 1 + next(14) }, () => letters[next(letters.length)]).join('');
      const once = again(text);
      expect([text, again(once), said(once)]).toEqual([text, once, said(text)]);
    }
  });
});
