import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModuleEntry } from '../app/boot';
import { type Answers, openScreen } from '../test/screens';
import { overlayOf } from './Overlays';
import Palette from './Palette';

const RIGHTS = { 'library.readers:read': 'own', 'library.books:read': 'all' } as const;
const ANA = { id: 'd1', name: 'Ana Ibáñez', number: '1.***.***-2' };
const in3 = (text: string) => ({ es: text, en: text, pt: text });
const FIND = [
  {
    id: 'readers',
    title: in3('Lectores'),
    permission: 'library.readers:read',
    path: '/api/v1/readers',
    search: 'q',
    label: 'name',
    hint: 'number',
    to: '/readers/{id}',
  },
  {
    id: 'secrets',
    title: in3('Secretos'),
    permission: 'library.secrets:read',
    path: '/api/v1/secrets',
    search: 'q',
    label: 'name',
    to: '/secrets/{id}',
  },
  {
    id: 'books',
    title: in3('Libros'),
    permission: 'library.books:read',
    path: '/api/v1/books?sort=name',
    search: 'q',
    label: 'name',
    context: { hint: in3('Cambiar de libro'), none: in3('Todos los libros') },
  },
];

/** The palette with or without a module; every search finds one reader. */
function open(on: string[]) {
  const onClose = rs.fn();
  const net = openScreen(<Palette onClose={onClose} />, {
    modules: on.map((id) => ({ id, ui: { find: FIND } }) as unknown as ModuleEntry),
    permissions: RIGHTS,
    answers: {
      'GET /api/v1/readers': () => pageOf([ANA]),
      'GET /api/v1/books': () => pageOf([{ id: 'b1', name: 'Rayuela' }]),
    } as Answers,
  });
  return { ...net, onClose, field: screen.getByRole('combobox') };
}

describe('the palette', () => {
  it('says which choice is at hand while the field keeps the focus, and runs it on Enter', async () => {
    const { field, onClose } = open([]);
    const user = userEvent.setup();
    await user.type(field, 'tema');
    await user.keyboard('{ArrowDown}');
    const dark = screen.getByRole('option', { name: /Oscuro/ });
    expect(field.getAttribute('aria-activedescendant')).toBe(dark.id);
    expect(dark.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('searches what the manifests of modules name, as far as the person may, once typing has paused', async () => {
    const { field, of } = open(['library']);
    await userEvent.type(field, 'ibañez');
    expect(await screen.findByRole('option', { name: /Ana Ibáñez/ })).toBeTruthy();
    expect(of('GET /api/v1/readers' as never).map(({ query }) => query.get('q'))).toEqual(['ibañez']);
  });

  it('offers what may be chosen as the context of a module, and none', async () => {
    const { field } = open(['library']);
    await userEvent.type(field, 'cambiar de libro');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Todos los librosCambiar de libro',
        'RayuelaCambiar de libro',
      ]),
    );
  });

  it('asks nothing of a module that is off', async () => {
    const { field, asked } = open([]);
    await userEvent.type(field, 'ibañez');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Nada coincide con lo que escribió.'),
    );
    expect(asked).toEqual([]);
  });
});

describe('the keys of the overlays', () => {
  const key = (init: KeyboardEventInit) => overlayOf(new KeyboardEvent('keydown', init));

  it('are Ctrl K and ⌘ K for the palette, "?" for the shortcuts, and nothing else', () => {
    expect(key({ key: 'k', ctrlKey: true })).toBe('palette');
    expect(key({ key: 'K', metaKey: true })).toBe('palette');
    expect(key({ key: '?' })).toBe('shortcuts');
    expect(key({ key: 'k' })).toBeUndefined();
    expect(key({ key: 'k', ctrlKey: true, shiftKey: true })).toBeUndefined();
  });
});
