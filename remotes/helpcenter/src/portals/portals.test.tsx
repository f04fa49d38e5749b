import { type Answers, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';
import type { Category, Portal } from '../api/types';
import { PortalsPage } from './PortalsPage';

const at = '2026-03-02T19:00:00Z';
const row = { version: 4, created_at: at, updated_at: at, created_by: 'ana', updated_by: 'ana' };
const portal: Portal = {
  ...{ ...row, id: 'p1', name: 'Deudores', slug: 'deudores', languages: ['es', 'pt'], public: true },
  ...{ contact: '', logo_alt: '', pictures: { logo: { file: 'f1', width: 480, height: 96 } } },
  ...{ titles: { es: 'Ayuda' }, colour: '', widget: '', address: '/help/rioplatense/deudores' },
};
const categoryOf = (id: string, title: string, place: number): Category => ({
  ...{ ...row, id, portal_id: 'p1', slug: id, titles: { es: title }, place },
});
const answers: Answers<paths> = {
  'GET /api/v1/help-portals': () => ({ data: [portal] }),
  'GET /api/v1/help-categories': () => ({
    data: [categoryOf('c1', 'Pagar', 1), categoryOf('c2', 'Reclamar', 2), categoryOf('c3', 'Derechos', 3)],
  }),
  'PATCH /api/v1/help-portals/{id}': () => ({ data: portal }),
  'PATCH /api/v1/help-categories/{id}': () => ({ data: categoryOf('c1', 'Pagar', 1) }),
};
const admin = {
  'helpcenter.portals:create': 'all',
  'helpcenter.portals:update': 'all',
  'helpcenter.articles:import': 'all',
  'helpcenter.categories:update': 'all',
  'helpcenter.categories:create': 'all',
} as const;
const { openScreen, itTellsItsStates } = testsOf<paths>({ helpcenter: es });
const open = (more: Answers<paths> = {}, permissions: Record<string, 'all'> = admin) =>
  openScreen(<PortalsPage />, { url: '/help-center/portals', permissions, answers: { ...answers, ...more } });

describe('portals', () => {
  itTellsItsStates({
    draw: () => <PortalsPage />,
    ...{ url: '/help-center/portals', answers, reads: 'GET /api/v1/help-portals', shows: 'Deudores' },
    empty: { answer: { data: [] }, says: es.portals.noneWhy },
  });

  it('links to the pages of one that everybody reads, and of no other [HC-06]', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Abrir el portal Deudores' });
    expect(link.getAttribute('href')).toBe('/help/rioplatense/deudores');
  });

  it('tells one that the team alone reads', async () => {
    open({ 'GET /api/v1/help-portals': () => ({ data: [{ ...portal, public: false }] }) });
    expect(await screen.findByText(es.portals.isInternal)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Abrir/ })).toBeNull();
  });

  it('are changed as a whole with the version that was seen, and no colour that is none [HC-06]', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar Deudores' }));
    const panel = within(await screen.findByRole('dialog'));
    const colour = await panel.findByLabelText('Color');
    await userEvent.type(colour, 'verde');
    await userEvent.click(panel.getByRole('button', { name: es.portals.save }));
    expect(net.of('PATCH /api/v1/help-portals/{id}')).toHaveLength(0);
    await userEvent.clear(colour);
    await userEvent.type(colour, '#7a0019');
    await userEvent.click(panel.getByLabelText(es.portals.widget));
    await userEvent.paste('https://recobro.example/api/v1/chats/widget/rio.k-1/widget.js');
    await userEvent.click(panel.getByRole('button', { name: es.portals.save }));
    await waitFor(() => expect(net.of('PATCH /api/v1/help-portals/{id}')).toHaveLength(1));
    const [sent] = net.of('PATCH /api/v1/help-portals/{id}');
    expect(sent?.headers.get('If-Match')).toBe('"4"');
    expect(sent?.body).toMatchObject({
      public: true,
      colour: '#7a0019',
      widget: '/api/v1/chats/widget/rio.k-1/widget.js',
      titles: { es: 'Ayuda', en: '', pt: '' },
    });
  });

  it('show the logo that they have, and lose it when asked [HC-06]', async () => {
    const net = open({
      'GET /api/v1/help-portals/{id}/logo': () => new Promise(() => {}), // it is still coming
      'DELETE /api/v1/help-portals/{id}/logo': () => ({ data: { ...portal, pictures: {} } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: es.portals.look }));
    const logo = within(await screen.findByRole('region', { name: es.portals.pictures.logo }));
    await userEvent.click(logo.getByRole('button', { name: /^Quitar/ }));
    await waitFor(() => expect(net.of('DELETE /api/v1/help-portals/{id}/logo')).toHaveLength(1));
    const icon = within(screen.getByRole('region', { name: es.portals.pictures.icon }));
    expect(icon.queryByRole('button', { name: /^Quitar/ })).toBeNull();
  });

  it('have their categories moved, and those written whose place is another', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Subir Reclamar' }));
    await waitFor(() => expect(net.of('PATCH /api/v1/help-categories/{id}')).toHaveLength(2));
    expect(net.of('PATCH /api/v1/help-categories/{id}').map(({ body }) => body)).toEqual([
      { place: 1 },
      { place: 2 },
    ]);
  });

  it('are given the articles for debtors as drafts [HC-06]', async () => {
    const net = open({
      'POST /api/v1/help-portals/{id}/starter': () => ({ data: { created: 42, there: 0 } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: es.portals.plant }));
    const ask = within(await screen.findByRole('alertdialog'));
    await userEvent.click(ask.getByRole('button', { name: es.portals.plant }));
    await waitFor(() => expect(net.of('POST /api/v1/help-portals/{id}/starter')).toHaveLength(1));
    expect(await screen.findByText('Se agregaron 42 borradores')).toBeTruthy();
  });

  it('are not changed by a manager, who has their categories alone', async () => {
    open({}, { 'helpcenter.categories:update': 'all', 'helpcenter.categories:create': 'all' });
    expect(await screen.findByRole('button', { name: 'Subir Reclamar' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: es.portals.add })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cambiar Deudores' })).toBeNull();
    expect(screen.queryByRole('button', { name: es.portals.plant })).toBeNull();
  });
});
