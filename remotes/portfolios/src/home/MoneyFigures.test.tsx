import { describe, expect, it } from '@rstest/core';
import { screen } from '@testing-library/react';
import { portfolioOf } from '../test/records';
import { openScreen } from '../test/screens';
import { MoneyFigures } from './MoneyFigures';

const PERMISSIONS = { 'portfolios.payments:read': 'all', 'portfolios.promises:read': 'all' } as const;

const answers = {
  'GET /api/v1/payments/recovered': () => ({
    data: [
      { currency: 'USD', payments: 1, amount: 20_000 },
      { currency: 'UYU', payments: 41, amount: 1_200_000 },
    ],
  }),
  'GET /api/v1/promesas/overview': () => ({
    data: {
      day: '2026-11-24',
      due: [{ currency: 'UYU', count: 3, amount: 360_000 }],
      broken: [],
      broken_from: '2026-11-17',
      broken_to: '2026-11-23',
    },
  }),
};

describe('[MO-01] the figures of money on the home page', () => {
  const open = (targets: number[], permissions: Record<string, 'all' | 'own'> = PERMISSIONS) => {
    const portfolios = targets.map((target, n) => portfolioOf({ id: `p${n}`, target }));
    portfolios.push(portfolioOf({ id: 'closed', status: 'closed', target: 9_000_000 }));
    return openScreen(<MoneyFigures portfolios={portfolios} />, { permissions, answers });
  };
  const card = (name: RegExp) => screen.findByRole('link', { name });

  it('hold what was recovered against what is meant to be, currency by currency', async () => {
    open([2_000_000, 400_000]);
    const recovered = await card(/^Recuperado este mes.*12\.000/);
    expect(recovered.textContent).toMatch(/200/);
    expect(recovered.textContent).toMatch(/50\s?% de la meta de .*24\.000/);
    expect(recovered.getAttribute('href')).toBe('/payments?paid=month&status=allocated,reconciled');
  });

  it('name no target where there is none', async () => {
    open([]);
    expect((await card(/^Recuperado este mes.*12\.000/)).textContent).not.toContain('meta');
  });

  it('lead to the promises for today and to those just broken', async () => {
    open([]);
    expect((await card(/^Promesas para hoy ?3.*3\.600/)).getAttribute('href')).toBe('/promises?due=today');
    expect((await card(/^Incumplidas en los últimos 7 días ?0/)).getAttribute('href')).toBe(
      '/promises?due=lapsed&status=broken',
    );
  });

  it('ask for nothing that one may not see', async () => {
    const net = open([], { 'portfolios.promises:read': 'own' });
    await card(/^Promesas para hoy/);
    expect(net.of('GET /api/v1/payments/recovered')).toHaveLength(0);
  });
});
