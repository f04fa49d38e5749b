import { describe, expect, it } from '@rstest/core';
import { type Command, matching } from './command';

const command = (group: Command['group'], title: string, hint?: string): Command => ({
  id: title,
  group,
  title,
  hint,
  run: () => {},
});
const commands = [
  command('language', 'Português', 'Idioma'),
  command('pages', 'Inicio'),
  command('pages', 'Promesas'),
  command('pages', 'Visualización', 'Configuración'),
  command('theme', 'Oscuro', 'Tema'),
];
const titles = (text: string) => matching(commands, text).map(({ title }) => title);

describe('the palette', () => {
  it('offers everything in the order of the groups while nothing is typed', () => {
    expect(titles('')).toEqual(['Inicio', 'Promesas', 'Visualización', 'Oscuro', 'Português']);
  });

  it('finds without accents and in any case', () => {
    expect(titles('PORTUGUES')).toEqual(['Português']);
    expect(titles('visualizacion')).toEqual(['Visualización']);
  });

  it('finds by title and hint together, in any order', () => {
    expect(titles('tema osc')).toEqual(['Oscuro']);
    expect(titles('osc tema')).toEqual(['Oscuro']);
  });

  it('puts what begins with the text before what only holds it', () => {
    const both = [command('pages', 'Lo de hoy'), command('pages', 'Hoy')];
    expect(matching(both, 'hoy').map(({ title }) => title)).toEqual(['Hoy', 'Lo de hoy']);
  });

  it('finds nothing rather than something else', () => expect(titles('zzz')).toEqual([]));
});
