import { describe, expect, it } from '@rstest/core';
import en from '../locales/en.json';
import es from '../locales/es.json';
import pt from '../locales/pt.json';

function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value as object, `${path}${key}.`),
  );
}

function holesOf(texts: object): string[] {
  return [...JSON.stringify(texts).matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();
}

describe('texts', () => {
  it('are the same in the three languages, word for word of their keys', () => {
    expect(keysOf(en)).toEqual(keysOf(es));
    expect(keysOf(pt)).toEqual(keysOf(es));
  });

  it('name the same values in the three languages', () => {
    expect(holesOf(en)).toEqual(holesOf(es));
    expect(holesOf(pt)).toEqual(holesOf(es));
  });

  it('are never empty', () => {
    for (const texts of [es, en, pt]) expect(JSON.stringify(texts)).not.toMatch(/:"\s*"/);
  });
});
