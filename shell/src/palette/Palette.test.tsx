import { renderScreen } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import es from '../../locales/es.json';
import { ServicesProvider } from '../app/servicesContext';
import type { Services } from '../member/services';
import { PreferencesProvider } from '../preferences/context';
import { PreferenceStore } from '../preferences/PreferenceStore';
import { overlayOf } from './Overlays';
import Palette from './Palette';

const RIGHTS = { 'portfolios.debtors:read': 'own', 'portfolios.portfolios:read': 'all' } as const;

/** The palette with or without the portfolios module; every search finds one debtor. */
function open(modules: string[]) {
  const entries = modules.map((id) => ({ id, ui: {} }));
  const remotes = { entries: () => entries, subscribe: () => () => {} };
  const asked: string[] = [];
  const answer = async ({ url }: Request) => {
    asked.push(new URL(url).pathname + new URL(url).search);
    const found = url.includes('/deudores')
      ? [{ id: 'd1', name: 'Ana Ibáñez', national_id: '1.***.***-2' }]
      : [];
    return Response.json({ data: found, meta: {} });
  };
  const onClose = rs.fn();
  renderScreen(
    <ServicesProvider value={{ remotes } as unknown as Services}>
      <PreferencesProvider value={new PreferenceStore({ chosen: {}, language: 'es', save: async () => {} })}>
        <Palette onClose={onClose} />
      </PreferencesProvider>
    </ServicesProvider>,
    { permissions: RIGHTS, answer },
  );
  return { asked, onClose, field: screen.getByRole('combobox') };
}

describe('the palette', () => {
  beforeEach(async () => {
    await createInstance()
      .use(initReactI18next)
      .init({ lng: 'es', resources: { es: { translation: es } }, interpolation: { escapeValue: false } });
  });

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

  it('searches debtors once typing has paused', async () => {
    const { field, asked } = open(['portfolios']);
    await userEvent.type(field, 'ibañez');
    expect(await screen.findByRole('option', { name: /Ana Ibáñez/ })).toBeTruthy();
    const searches = asked.filter((path) => path.startsWith('/api/v1/deudores'));
    expect(searches).toHaveLength(1);
    expect(new URLSearchParams(searches[0]?.split('?')[1]).get('q')).toBe('ibañez');
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
