import { describe, expect, it } from '@rstest/core';
import { meaning, type Setting, written } from './schema';

const titles = { 'x-title': { es: 'x', en: 'x', pt: 'x' } };
const settings: [string, Setting][] = [
  ['days', { ...titles, type: 'integer', default: 2 }],
  ['share', { ...titles, type: 'number' }],
  ['level', { ...titles, type: 'integer', enum: [1, 2] }],
  ['loud', { ...titles, type: 'boolean' }],
  ['words', { ...titles, type: 'array', items: {} }],
  ['colors', { ...titles, type: 'array', items: { enum: ['red', 'blue'] } }],
  ['key', { ...titles, type: 'string', writeOnly: true }],
];

describe('settings in a form', () => {
  it('are written and read back as they were', () => {
    const values = { days: 5, share: 0.5, level: 2, loud: true, words: ['a', 'b'], colors: ['red'] };
    const fields = Object.fromEntries(
      settings.map(([name, setting]) => [name, written(setting, (values as Record<string, unknown>)[name])]),
    );
    expect(fields.words).toBe('a\nb');
    expect(meaning(settings, fields)).toEqual(values);
  });

  it('take numbers with a comma, and leave to the server what is none', () => {
    expect(meaning(settings, { share: '0,25', days: 'five' })).toMatchObject({ share: 0.25, days: 'five' });
  });

  it('go back to the default when they are emptied', () => {
    expect(meaning(settings, { days: '' })).not.toHaveProperty('days');
  });

  it('leave a secret as it is, replace it, or take it away', () => {
    expect(meaning(settings, { key: '' })).not.toHaveProperty('key');
    expect(meaning(settings, { key: 'new' })).toMatchObject({ key: 'new' });
    expect(meaning(settings, { key: null })).toMatchObject({ key: null });
  });
});
