import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { optionOf } from '../test/contacts';
import { eventOf } from '../test/events';
import { itemOf, shiftOf } from '../test/queue';
import { adjustmentOf, portfolioOf } from '../test/records';
import { figureOf, figuresOf } from '../test/reports';
import { type Answers, openScreen } from '../test/screens';
import { HomeCards } from './HomeCards';

const COLLECTS = {
  'portfolios.debtors:read': 'own',
  'portfolios.queue:read': 'own',
  'portfolios.queue:work': 'own',
  'portfolios.work_sessions:read': 'own',
  'portfolios.contacts:read': 'own',
  'portfolios.events:read': 'own',
  'portfolios.reports:read': 'own',
  'portfolios.tills:read': 'own',
} as const;

const LEADS = {
  'portfolios.debtors:read': 'all',
  'portfolios.portfolios:read': 'all',
  'portfolios.queue:read': 'all',
  'portfolios.work_sessions:read': 'all',
  'portfolios.events:read': 'all',
  'portfolios.debtors:adjust': 'all',
  'portfolios.plans:approve': 'all',
  'portfolios.payments:verify': 'all',
  'portfolios.reports:read': 'all',
} as const;

const answers: Answers = {
  'GET /api/v1/deudores/overview': () => ({ data: { unassigned: 0, currencies: [], team: [] } }),
  'GET /api/v1/carteras': () => pageOf([portfolioOf()]),
  'GET /api/v1/queue': () => ({ data: [itemOf(), itemOf({ debtor_id: 'd2', ready: false })] }),
  'GET /api/v1/queue/held': () => ({ data: [] }),
  'POST /api/v1/queue/next': () => ({ data: itemOf({ taken_by: 'u1' }) }),
  'GET /api/v1/work-sessions': () => pageOf([shiftOf({ contacts: 7, reached: 3 })]),
  'GET /api/v1/contacts/options': () => ({ data: [optionOf(), optionOf({ channel: 'whatsapp' })] }),
  'GET /api/v1/eventos-programados': () => pageOf([eventOf({ status: 'missed' })]),
  'GET /api/v1/plans': () => pageOf([]),
  'GET /api/v1/deudores/adjustments': () => pageOf([]),
  'GET /api/v1/payments': () => pageOf([]),
  'GET /api/v1/tills': () => pageOf([]),
  'GET /api/v1/reports/figures': () =>
    figuresOf([
      figureOf(),
      figureOf({ id: 'contactability', value: 0.4, before: null }),
      figureOf({ id: 'attempts', kind: 'count', value: 12, before: 10 }),
    ]),
  'GET /api/v1/deudores/names': () => ({
    data: [
      { id: 'd1', name: 'Ana Pereira' },
      { id: 'd2', name: 'Luis Costa' },
    ],
  }),
};

const open = (permissions: Record<string, 'all' | 'own'>, more: Answers = {}) =>
  openScreen(<HomeCards />, { permissions, answers: { ...answers, ...more } });

describe('[CO-15] the home of a collector', () => {
  it('begins with the next debtor: why, what may be done, and the way to take them by one key', async () => {
    const { of } = open(COLLECTS);
    const next = await screen.findByRole('region', { name: 'Quién sigue' });
    expect((await within(next).findAllByText('En gestión')).length).toBeGreaterThan(0);
    expect(await within(next).findByText('Se puede ahora: Llamada, WhatsApp')).toBeTruthy();
    expect(within(next).getByRole('link', { name: 'Abrir ficha' }).getAttribute('href')).toBe('/debtors/d1');
    await within(next).findByRole('button', { name: 'Siguiente deudor' });
    await userEvent.keyboard('n');
    await waitFor(() => expect(of('POST /api/v1/queue/next')).toHaveLength(1));
  });

  it('tells the own figures of today against yesterday, the agenda, and that no till is open', async () => {
    open(COLLECTS);
    const attempts = await screen.findByRole('link', { name: /^Intentos ?12/ });
    expect(attempts.textContent).toMatch(/\+20\s?% · antes 10/);
    expect(attempts.getAttribute('href')).toMatch(/^\/contacts\?on=.*counts=attempt$/);
    const agenda = screen.getByRole('region', { name: 'Su agenda de hoy' });
    expect(within(agenda).getByText('15:30')).toBeTruthy();
    const till = await screen.findByRole('link', { name: /Sin caja abierta/ });
    expect(till.getAttribute('href')).toBe('/tills');
  });

  it('says that there is nobody left where the queue is empty', async () => {
    open(COLLECTS, { 'GET /api/v1/queue': () => ({ data: [] }) });
    expect(await screen.findByText('No le queda nadie por contactar')).toBeTruthy();
  });
});

describe('[CO-15] the home of who leads', () => {
  it('tells whether debtors are reached, each figure with its definition and its list', async () => {
    open(LEADS);
    const rate = await screen.findByRole('link', { name: /^Titulares por intento/ });
    expect(rate.getAttribute('href')).toMatch(/^\/contacts\?on=2026-11-01_2026-11-30/);
    expect(screen.getByRole('link', { name: /^Contactabilidad.*40\s?%/ })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Qué es/ })).toHaveLength(2);
  });

  it('never says that nothing waits where what waits could not be read', async () => {
    const { of } = open(LEADS, {
      'GET /api/v1/plans': () => refusal(429),
      'GET /api/v1/eventos-programados': () => pageOf([]),
    });
    const waits = await screen.findByRole('region', { name: 'Espera por usted' });
    expect(await within(waits).findByRole('button', { name: 'Reintentar' })).toBeTruthy();
    expect(within(waits).queryByText('Nada espera por usted')).toBeNull();
    expect(of('GET /api/v1/plans').length).toBeLessThan(4); // by the page, by the card, and tried once more
  });

  it('says that nothing waits where nothing does', async () => {
    open(LEADS, { 'GET /api/v1/eventos-programados': () => pageOf([]) });
    expect(await screen.findByText('Nada espera por usted')).toBeTruthy();
  });

  it('tells who is ready in the queue, who is at work, and what waits', async () => {
    open(LEADS);
    const queue = await screen.findByRole('region', { name: /^Cola de hoy/ });
    expect(
      within(queue)
        .getByRole('link', { name: /^Ver todo/ })
        .getAttribute('href'),
    ).toBe('/work?view=queue');
    expect(within(queue).getByText('Ahora')).toBeTruthy();
    const work = screen.getByRole('region', { name: /^Equipo en jornada/ });
    expect(within(work).getByText(/7 contactos · 3 con el titular/)).toBeTruthy();
    const waits = screen.getByRole('region', { name: 'Espera por usted' });
    const events = within(waits).getByRole('link', { name: /^Eventos de la semana/ });
    expect(events.getAttribute('href')).toBe('/agenda?owner=all&only=troubled');
  });

  it('names each change of a debt that the reader may approve, and leads to its debtor', async () => {
    open(LEADS, {
      'GET /api/v1/deudores/adjustments': () =>
        pageOf([adjustmentOf(), adjustmentOf({ id: 'j2', debtor_id: 'd2', decidable: false })]),
    });
    const waits = await screen.findByRole('region', { name: 'Espera por usted' });
    const change = await within(waits).findByRole('link', { name: /10\.000,00/ });
    expect(change.getAttribute('href')).toBe('/debtors/d1');
    expect(within(waits).getAllByText('Por aprobar')).toHaveLength(1);
  });
});
