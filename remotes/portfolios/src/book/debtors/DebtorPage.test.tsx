import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nextOf } from '../../test/queue';
import { addressOf, debtOf, debtorOf, phoneOf, portfolioOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { DebtorPage } from './DebtorPage';

const COLLECTOR = {
  'portfolios.debtors:read': 'own',
  'portfolios.debtors:reveal': 'own',
  'portfolios.debts:read': 'own',
} as const;

const answers = {
  'GET /api/v1/deudores/{id}': () => ({ data: debtorOf({ assignee_id: 'u2', flags: ['dispute'] }) }),
  'GET /api/v1/deudores/next': () => ({ data: [nextOf()] }),
  'GET /api/v1/deudores/{id}/debts': () => pageOf([debtOf()]),
  'GET /api/v1/deudores/{id}/phones': () => ({ data: [phoneOf()] }),
  'GET /api/v1/deudores/{id}/addresses': () => ({ data: [addressOf()] }),
  'GET /api/v1/deudores/{id}/timeline': () => pageOf([]),
  'GET /api/v1/deudores/tags': () => ({ data: [] }),
  'GET /api/v1/carteras': () => pageOf([portfolioOf()]),
  'GET /api/v1/carteras/buckets': () => ({ data: [] }),
  'GET /api/v1/users': () => pageOf([{ id: 'u2', username: 'luis', display_name: 'Luis Gómez', version: 1 }]),
};

const at = { url: '/debtors/d1', path: '/debtors/:debtorId' };

/** What stands beside the name of a fact. */
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

describe('the page of a debtor', () => {
  const open = (more = {}, permissions: Record<string, 'all' | 'own'> = COLLECTOR) => {
    return openScreen(<DebtorPage />, { ...at, permissions, answers: { ...answers, ...more } });
  };

  itTellsItsStates({
    draw: () => <DebtorPage />,
    ...at,
    permissions: COLLECTOR,
    answers,
    reads: 'GET /api/v1/deudores/{id}',
    shows: 'Ana Pereira',
  });

  it('says at once that there is no such debtor, and leads back to the list', async () => {
    open({ 'GET /api/v1/deudores/{id}': () => refusal(404, { title: 'El deudor no existe' }) });
    await screen.findByRole('heading', { name: 'El deudor no existe' });
    expect(screen.getByRole('link', { name: 'Deudores' }).getAttribute('href')).toBe('/debtors');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });

  it('says who owes, how much, since when, and what to mind', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Ana Pereira' });
    const figures = screen.getByText(/adeudado/).closest('p');
    expect(figures?.textContent).toMatch(/12\.501 adeudado · 47 días de atraso · 1 deuda$/);
    expect(screen.getByText('reclamo')).toBeTruthy();
    expect(await fact('Asignado a')).toBe('Luis Gómez');
    expect(await fact('Cartera')).toBe('Tarjetas');
    expect(await fact('Correo')).toBe('No especificado');
  });

  it('shows the whole document when asked, and covers it again', async () => {
    const net = open({ 'POST /api/v1/deudores/{id}/reveal': () => ({ data: { value: '4.181.311-7' } }) });
    await screen.findByText('*.***.*67-2');
    await userEvent.click(screen.getByRole('button', { name: /^Mostrar Documento/ }));
    await screen.findByText('4.181.311-7');
    expect(net.of('POST /api/v1/deudores/{id}/reveal').map(({ body }) => body)).toEqual([
      { field: 'national_id' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar Documento' }));
    expect(screen.queryByText('4.181.311-7')).toBeNull();
    expect(net.of('POST /api/v1/deudores/{id}/reveal')).toHaveLength(1);
  });

  it('keeps the document covered, and says why, when no more may be shown', async () => {
    open({ 'POST /api/v1/deudores/{id}/reveal': () => refusal(429, { title: 'Espere unos minutos' }) });
    await userEvent.click(await screen.findByRole('button', { name: /^Mostrar Documento/ }));
    await within(screen.getByRole('list', { name: 'toasts' })).findByText('Espere unos minutos');
    expect(screen.getByText('*.***.*67-2')).toBeTruthy();
  });

  it('neither asks for nor shows what its reader may not see or change', async () => {
    const net = open({}, { 'portfolios.debtors:read': 'own' });
    await screen.findByText('18 de Julio 1234, Apto. 5');
    expect(screen.queryByRole('button', { name: /^Mostrar/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Unir con otro deudor' })).toBeNull();
    expect(screen.queryByRole('heading', { name: /^Deudas/ })).toBeNull();
    expect(net.of('GET /api/v1/deudores/{id}/debts')).toEqual([]);
  });

  it('[CO-13] puts a flag from the head of the page by its key, says so, and takes it off again by Undo', async () => {
    const net = open(
      { 'POST /api/v1/deudores/{id}/flags': () => ({ data: debtorOf({ flags: ['dispute', 'deceased'] }) }) },
      { ...COLLECTOR, 'portfolios.debtors:flag': 'own' },
    );
    await screen.findByRole('button', { name: 'Circunstancias' });
    await userEvent.keyboard('f');
    const dialog = await screen.findByRole('dialog', { name: /Circunstancias de/ });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'fallecido' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    const told = within(screen.getByRole('list', { name: 'toasts' }));
    await told.findByText(/nadie lo contacta/);
    await userEvent.click(told.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(net.of('POST /api/v1/deudores/{id}/flags').map(({ body }) => body)).toEqual([
        { put: ['deceased'], take: [] },
        { put: [], take: ['deceased'] },
      ]),
    );
  });

  it('[CO-18] begins a merge from the head of the page', async () => {
    open({}, { ...COLLECTOR, 'portfolios.debtors:merge': 'all' });
    await userEvent.click(await screen.findByRole('button', { name: 'Unir con otro deudor' }));
    expect(await screen.findByRole('dialog', { name: 'Unir con otro deudor' })).toBeTruthy();
  });

  it('says first what is next, and why nobody may contact them', async () => {
    const text = { es: 'Su situación pide que nadie lo contacte.', en: '', pt: '' };
    open({
      'GET /api/v1/deudores/next': () => ({
        data: [nextOf({ kind: 'silent', decision: { allowed: false, text, source: 'Práctica' } })],
      }),
    });
    const next = await screen.findByRole('region', { name: 'Próximo' });
    expect(next.textContent).toMatch(/Nadie lo contacta.*Su situación.*Práctica/);
  });
});
