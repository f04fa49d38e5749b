import { beforeEach, describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModuleEntry } from '../app/boot';
import { PreferenceStore } from '../preferences/PreferenceStore';
import type { Preferences } from '../preferences/preferences';
import { storedPreferences } from '../preferences/storage';
import { text } from '../test/records';
import { openScreen } from '../test/screens';
import { AppearancePage } from './AppearancePage';
import { DisplayPage } from './DisplayPage';

const nav = [
  { id: 'debtors', group: 'work', icon: '', title: text('Deudores'), to: '/debtors', order: 1 },
  {
    id: 'promises',
    group: 'work',
    icon: '',
    title: text('Promesas'),
    to: '/promises',
    order: 2,
    permission: 'no',
  },
] as const;
const modules = [{ id: 'portfolios', ui: { remote: 'portfolios', nav } }] as unknown as ModuleEntry[];

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const option = (name: string) => screen.getByRole('radio', { name });

describe('how the product is shown', () => {
  beforeEach(() => localStorage.clear());

  const open = (page = <DisplayPage />, chosen: Partial<Preferences> = {}) => {
    const saved: object[] = [];
    const save = async (change: object) => saved.push(change);
    const preferences = new PreferenceStore({ chosen, language: 'es', save });
    openScreen(page, { modules, preferences, permissions: { 'core.apps:read': 'all' } });
    return saved;
  };

  it('hides and brings back the lines of the sidebar that one may see, never the settings', async () => {
    const saved = open(undefined, { sidebar: ['apps'] });
    const lines = within(await screen.findByRole('group', { name: 'Menú lateral' })).getAllByRole('checkbox');
    expect(lines.map((line) => (line as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'Inicio',
      'Deudores',
      'Aplicaciones',
    ]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Deudores' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Aplicaciones' }));
    expect(screen.getByRole('checkbox', { name: 'Deudores' })).toHaveProperty('checked', false);
    expect(saved).toEqual([{ sidebar: ['apps', 'portfolios.debtors'] }, { sidebar: ['portfolios.debtors'] }]);
  });

  it('keeps the density, the rows of a page and the first page as soon as they are chosen', async () => {
    const saved = open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Compacta' }));
    await userEvent.selectOptions(screen.getByLabelText('Filas por página'), '20');
    await userEvent.selectOptions(screen.getByLabelText('Página de inicio'), 'Deudores');
    expect(option('Compacta')).toHaveProperty('checked', true);
    expect(saved).toEqual([{ density: 'compact' }, { page_size: 20 }, { start_page: '/debtors' }]);
  });

  it('begins at home where the chosen first page is no longer one’s own to see', async () => {
    open(undefined, { start_page: '/promises' });
    expect(await screen.findByLabelText('Página de inicio')).toHaveProperty('value', '/');
  });

  it('goes back to the defaults one by one', async () => {
    const saved = open(undefined, { density: 'compact', page_size: 50 });
    await screen.findByRole('radio', { name: 'Compacta' });
    await press('Restablecer: Densidad');
    expect(option('Cómoda')).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Filas por página')).toHaveProperty('value', '50');
    expect(saved).toEqual([{ density: null }]);
  });

  it('takes another theme, direction and language, remembered by this browser too, and gives them up again', async () => {
    const saved = open(<AppearancePage />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Oscuro' }));
    await userEvent.click(option('De derecha a izquierda'));
    await userEvent.click(option('Português'));
    expect(Object.values(storedPreferences())).toEqual(expect.arrayContaining(['dark', 'rtl', 'pt']));
    await press('Restablecer: Tema');
    expect(option('Oscuro')).toHaveProperty('checked', false);
    expect(storedPreferences()).not.toHaveProperty('theme');
    expect(saved).toEqual([{ theme: 'dark' }, { direction: 'rtl' }, { language: 'pt' }, { theme: null }]);
  });
});
