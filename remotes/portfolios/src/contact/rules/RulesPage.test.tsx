import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownRuleOf, rulePackOf } from '../../test/contacts';
import { openScreen } from '../../test/screens';
import { RulesPage } from './RulesPage';

const ADMIN = {
  'portfolios.contact_rules:read': 'all',
  'portfolios.contact_rules:create': 'all',
} as const;

describe('the rules of contacts', () => {
  const open = (permissions: Record<string, 'all'> = ADMIN) =>
    openScreen(<RulesPage />, {
      permissions,
      answers: {
        'GET /api/v1/contact-rules/packs': () => ({ data: [rulePackOf()] }),
        'GET /api/v1/contact-rules': () => ({ data: [ownRuleOf()] }),
        'POST /api/v1/contact-rules': () => ({ data: ownRuleOf({ id: 'o2' }) }),
        'DELETE /api/v1/contact-rules/{id}': () => undefined,
      },
    });

  it('[CO-02] are told with their law, their version, and whether a lawyer has confirmed them', async () => {
    open();
    const chile = within(await screen.findByRole('region', { name: 'Chile' }));
    expect(chile.getByText('De lunes a sábado.')).toBeDefined();
    expect(chile.getByText(/Ley 21\.320/)).toBeDefined();
    expect(chile.getByText('Por confirmar con un abogado')).toBeDefined();
    expect(chile.getByText('Versión 1')).toBeDefined();
  });

  it('[CO-02] are narrowed by an admin', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar regla' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: /Qué dice/ }), 'Sin llamadas de noche');
    await userEvent.click(form.getByRole('checkbox', { name: 'Llamada' }));
    await userEvent.click(form.getByRole('button', { name: 'Agregar regla' }));
    await waitFor(() => expect(net.of('POST /api/v1/contact-rules')).toHaveLength(1));
    expect(net.of('POST /api/v1/contact-rules')[0]?.body).toMatchObject({
      rule: {
        kind: 'hours',
        channels: ['call'],
        open: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '18:00' }],
        text: { es: 'Sin llamadas de noche' },
      },
    });
  });

  it('are removed after a question', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar: Tres al día.' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(net.of('DELETE /api/v1/contact-rules/{id}')).toHaveLength(1));
  });

  it('[CO-02] lead a superadmin to the versions of a country', async () => {
    open({ ...ADMIN, 'portfolios.rule_packs:update': 'all' });
    const link = await screen.findByRole('link', { name: 'Editar: Chile' });
    expect(link.getAttribute('href')).toBe('/settings/contact-rules/CL');
  });

  it('[CO-02] are versioned by nobody else', async () => {
    open();
    await screen.findByRole('region', { name: 'Chile' });
    expect(screen.queryByRole('link', { name: 'Editar: Chile' })).toBeNull();
  });

  it('are read alone by a collector', async () => {
    open({ 'portfolios.contact_rules:read': 'all' });
    await screen.findByText('Tres al día.');
    expect(screen.queryByRole('button', { name: 'Agregar regla' })).toBeNull();
  });
});
