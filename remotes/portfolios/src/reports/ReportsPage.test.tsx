import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ageingOf, contactabilityOf, figureOf, figuresOf } from '../test/reports';
import { type Answers, itTellsItsStates, openScreen } from '../test/screens';
import { ReportsPage } from './ReportsPage';

const PERMISSIONS = { 'portfolios.reports:read': 'all', 'portfolios.reports:export': 'all' } as const;

const answers: Answers = {
  'GET /api/v1/reports/figures': () =>
    figuresOf([
      figureOf(),
      figureOf({ id: 'collected', kind: 'money', currency: 'UYU', value: 1_200_000, before: 1_000_000 }),
      figureOf({ id: 'collected', kind: 'money', currency: 'USD', value: 20_000, before: null }),
    ]),
  'GET /api/v1/reports/ageing': () => ageingOf(),
  'GET /api/v1/reports/contactability': () => contactabilityOf(),
};

const open = (url: string, permissions: Record<string, 'all' | 'own'> = PERMISSIONS) =>
  openScreen(<ReportsPage />, { url, path: '/reports', permissions, answers });

describe('the figures of a period', () => {
  itTellsItsStates({
    draw: () => <ReportsPage />,
    url: '/reports',
    path: '/reports',
    permissions: PERMISSIONS,
    answers,
    reads: 'GET /api/v1/reports/figures',
    shows: /25\s?%/,
    empty: { answer: figuresOf([], null), says: 'Todavía no hay datos' },
  });

  it('[CO-16] of several currencies have a line for each that has a value, the own first', async () => {
    const of = (currency: string, value: number | null) =>
      figureOf({ id: 'recovery_rate', currency, value, before: null });
    const several = figuresOf([of('ARS', 0.079), of('USD', null), of('UYU', 0.012)]);
    openScreen(<ReportsPage />, {
      url: '/reports',
      path: '/reports',
      permissions: PERMISSIONS,
      answers: { ...answers, 'GET /api/v1/reports/figures': () => several },
    });
    const card = await screen.findByRole('link', { name: /^Tasa de recupero/ });
    expect(card.textContent).toMatch(/1,2\s?%UYU7,9\s?%ARS$/);
  });

  it('[CO-16] stand beside what they were, and lead to the list behind them', async () => {
    open('/reports?on=2026-11-20');
    const card = await screen.findByRole('link', { name: /^Titulares por intento.*25\s?%/ });
    expect(card.textContent).toMatch(/\+5 p\. p\. · antes 20\s?%/);
    expect(card.getAttribute('href')).toBe('/contacts?on=2026-11-01_2026-11-30&reach=right_party');
    const money = screen.getByRole('link', { name: /^Cobrado/ });
    expect(money.textContent).toMatch(/12\.000/);
    expect(money.textContent).toMatch(/200/);
  });

  it('[CO-16] tell by one press what they are, by which formula, and of what numbers', async () => {
    open('/reports');
    await userEvent.click(await screen.findByRole('button', { name: 'Qué es: Titulares por intento' }));
    expect(await screen.findByText('Contactos salientes con el titular / intentos')).toBeTruthy();
    expect(screen.getByText('25 de 100')).toBeTruthy();
  });

  it('[CO-16] are those of another period by one key, and never of one to come', async () => {
    const { of } = open('/reports?period=day&on=2026-11-20');
    await screen.findAllByText(/25\s?%/);
    await userEvent.keyboard('{[}');
    await waitFor(() =>
      expect(Object.fromEntries(of('GET /api/v1/reports/figures').at(-1)?.query ?? [])).toMatchObject({
        period: 'day',
        on: '2026-11-19',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Hoy' }));
    await waitFor(() =>
      expect(Object.fromEntries(of('GET /api/v1/reports/figures').at(-1)?.query ?? [])).not.toHaveProperty(
        'on',
      ),
    );
    expect(screen.getByRole('button', { name: 'Día siguiente' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('offer no file to who may not export', async () => {
    open('/reports', { 'portfolios.reports:read': 'own' });
    await screen.findAllByText(/25\s?%/);
    expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Persona' })).toBeNull();
  });
});

describe('what is owed by age', () => {
  it('[CO-16] is a chart of one currency, and the same as a table', async () => {
    open('/reports?report=ageing');
    expect(await screen.findByRole('img', { name: 'Antigüedad en el tiempo' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Ver tabla/ }));
    const table = await screen.findByRole('table', { name: 'Antigüedad en el tiempo' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(table).getByText(/1\.500/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Moneda' }), 'USD');
    expect(within(table).queryByText(/1\.500/)).toBeNull();
    await waitFor(() => expect(location.search).toMatch(/table=ageing.*currency=USD/)); // the address follows a moment later
  });
});

describe('how far contacts came', () => {
  it('[CO-16] is a funnel whose steps lead to their contacts, and the best hour', async () => {
    open('/reports?report=contactability');
    const step = await screen.findByRole('link', { name: /^Con el titular/ });
    expect(step.textContent).toMatch(/25.*41,7\s?% del paso anterior/);
    expect(step.getAttribute('href')).toMatch(/reach=right_party/);
    const hours = screen.getByRole('img', { name: 'Titulares por intento, por hora' });
    expect(hours.textContent).toMatch(/40\s?%/);
  });
});
