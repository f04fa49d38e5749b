import { DisplayProvider, type SavedView } from '@recobro/sdk';
import { renderScreen, speak } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SavedViews } from './SavedViews';

const columns = [{ id: 'name', header: 'Nombre', cell: () => 'x', primary: true }];

function List({ kept }: { kept: SavedView[] }) {
  const [views, setViews] = useState(kept);
  return (
    <DisplayProvider value={{ density: 'comfortable', views, onViews: setViews }}>
      <SavedViews list="things" columns={columns} />
      <output>{JSON.stringify(views)}</output>
    </DisplayProvider>
  );
}

const broken: SavedView = {
  list: 'things',
  name: 'Rotas',
  query: 'sort=-amount&status=broken',
  usual: false,
};
const kept = () => JSON.parse(screen.getByRole('status').textContent ?? '[]') as SavedView[];

describe('the views of a list', () => {
  beforeEach(() => {
    localStorage.clear();
    speak();
  });

  it('[CO-18] saves what the address says under a name, and opens it again', async () => {
    renderScreen(<List kept={[]} />, { url: '/things?status=broken&page=3&sort=-amount' });
    await userEvent.click(await screen.findByRole('button', { name: 'Vistas' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Guardar esta vista' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nombre' }), 'Rotas{Enter}');
    await waitFor(() => expect(kept()).toEqual([{ ...broken, columns: ['name'] }]));
  });

  it('opens one of them, and removes it with the way back', async () => {
    renderScreen(<List kept={[broken]} />, { url: '/things?q=x' });
    await userEvent.click(await screen.findByRole('button', { name: 'Vistas' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Rotas' }));
    await waitFor(() => expect(location.search).toBe('?sort=-amount&status=broken'));
    await userEvent.click(await screen.findByRole('button', { name: 'Vistas: Rotas' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar la vista' }));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('begins with the usual one where the address says nothing', async () => {
    renderScreen(<List kept={[{ ...broken, usual: true }]} />, { url: '/things' });
    await waitFor(() => expect(location.search).toBe('?sort=-amount&status=broken'));
  });
});
