import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TenantLine } from '../api/schema.gen';
import { itTellsItsStates, openScreen } from '../test/screens';
import { TenantsPage } from './TenantsPage';

const TENANTS = 'GET /api/v1/tenants';
const SUPERADMIN = {
  'core.tenants:read': 'all',
  'core.tenants:create': 'all',
  'core.tenants:update': 'all',
  'core.tenants:enter': 'all',
} as const;

const tenantOf = (tenant: Partial<TenantLine> = {}): TenantLine => ({
  id: 'andina',
  name: 'Cobranzas Andina',
  country: 'CL',
  currency: 'CLP',
  timezone: 'America/Santiago',
  languages: ['es'],
  created_at: '2026-01-02T12:00:00Z',
  figures: { people: 7, active_people: 3, modules_on: 3 },
  ...tenant,
});

const answers = { [TENANTS]: () => pageOf([tenantOf()]) };

describe('the companies of the installation', () => {
  itTellsItsStates({
    draw: () => <TenantsPage />,
    permissions: SUPERADMIN,
    answers,
    reads: TENANTS,
    shows: 'Cobranzas Andina',
    empty: { answer: pageOf([]), says: 'Ninguna coincide' },
  });

  const open = async (tenant: Partial<TenantLine>, more = {}) => {
    const net = openScreen(<TenantsPage />, {
      url: '/tenants',
      permissions: SUPERADMIN,
      answers: { ...answers, [TENANTS]: () => pageOf([tenantOf(tenant)]), ...more },
    });
    const row = (await screen.findByText('Cobranzas Andina')).closest('[data-row]') as HTMLElement;
    await userEvent.click(within(row).getAllByRole('button').at(-1) as HTMLElement);
    return net;
  };

  it('say how many people a suspension shuts out, and are suspended for what those will read', async () => {
    const SUSPEND = 'PUT /api/v1/tenants/{id}/suspension';
    const net = await open({}, { [SUSPEND]: () => undefined });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Suspender' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('7 personas pierden el acceso');
    await userEvent.selectOptions(within(question).getByRole('combobox'), 'Seguridad');
    await userEvent.click(within(question).getByRole('button', { name: 'Suspender' }));
    await screen.findByText('Se suspendió Cobranzas Andina');
    expect(net.of(SUSPEND).at(-1)?.body).toEqual({ reason: 'security' });
  });

  it('are not entered while they are suspended, only resumed', async () => {
    await open({ suspended_at: '2026-02-03T12:00:00Z', suspended_for: 'payment' });
    expect(await screen.findByRole('menuitem', { name: 'Reanudar' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Entrar' })).toBeNull();
  });
});
