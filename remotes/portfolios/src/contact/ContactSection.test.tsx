import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactOption, Disposition } from '../api/types';
import { contactOf, dispositionOf, optionOf } from '../test/contacts';
import { debtorOf, phoneOf } from '../test/records';
import { openScreen } from '../test/screens';
import { ContactSection } from './ContactSection';

const RIGHTS = {
  'portfolios.contacts:read': 'all',
  'portfolios.contacts:create': 'all',
  'portfolios.debtors:reveal': 'all',
} as const;

const sunday = {
  allowed: false,
  rule_id: 'cl.hours',
  layer: 'law',
  text: { es: 'De lunes a sábado.', en: 'Monday to Saturday.', pt: 'De segunda a sábado.' },
  source: 'Ley 21.320',
  until: '2099-11-23T11:00:00Z',
} as const;

const outcomes: Disposition[] = [
  dispositionOf({ id: 'right_party', group: true, key: '3' }),
  dispositionOf({
    id: 'refuses',
    group_id: 'right_party',
    key: 'x',
    labels: { es: 'Se niega', en: 'Refuses', pt: 'Recusa' },
  }),
  dispositionOf({
    id: 'callback',
    group_id: 'right_party',
    key: 'c',
    requires: ['date'],
    labels: { es: 'Volver', en: 'Call back', pt: 'Retornar' },
  }),
  dispositionOf({
    id: 'sent',
    group_id: 'right_party',
    channels: ['email'],
    labels: { es: 'Enviado', en: 'Sent', pt: 'Enviado' },
  }),
];

describe('how a debtor may be contacted', () => {
  const open = (options: ContactOption[], permissions: Record<string, 'all' | 'own'> = RIGHTS) =>
    openScreen(<ContactSection debtor={debtorOf()} />, {
      url: '/debtors/d1',
      path: '/debtors/:debtorId',
      permissions,
      answers: {
        'GET /api/v1/contacts/options': () => ({ data: options }),
        'GET /api/v1/contacts/dispositions': () => ({ data: outcomes }),
        'GET /api/v1/deudores/{id}/phones': () => ({ data: [phoneOf({ id: 'p1' })] }),
        'POST /api/v1/contacts/reservations': () => ({ data: contactOf({ id: 'c1' }) }),
        'POST /api/v1/contacts/{id}/end': () => ({ data: contactOf({ id: 'c1', status: 'ended' }) }),
        'POST /api/v1/contacts/{id}/release': () => ({ data: contactOf({ id: 'c1', status: 'released' }) }),
      },
    });

  it('[CO-14] says beside a number why not, by which law and until when', async () => {
    open([optionOf({ phone_id: 'p1', decision: sunday })]);
    expect(await screen.findByText(/De lunes a sábado\. Se puede desde/)).toBeDefined();
    expect(screen.getByText(/Ley 21.320/)).toBeDefined();
    const call = screen.getByRole('button', { name: 'Llamada: ahora no se puede' });
    expect(call.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Contactar ahora' })).toBeNull();
  });

  it('[CO-14] says to whoever reads alone by what the debtor may be contacted now', async () => {
    open([optionOf({ phone_id: 'p1' }), optionOf({ phone_id: 'p1', channel: 'sms', decision: sunday })], {
      'portfolios.contacts:read': 'all',
    });
    expect(await screen.findByText('Se puede ahora: Llamada')).toBeDefined();
    expect(screen.getByText(/SMS: De lunes a sábado\. Se puede desde/)).toBeDefined();
  });

  it('[CO-07] logs a contact by three keys', async () => {
    const net = open([optionOf({ phone_id: 'p1' })]);
    await screen.findByRole('button', { name: 'Contactar ahora' });
    await userEvent.keyboard('c');
    const refuses = await screen.findByRole('radio', { name: /Se niega/ });
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
    await userEvent.keyboard('x');
    await waitFor(() => expect(document.activeElement).toBe(refuses));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(net.of('POST /api/v1/contacts/{id}/end')).toHaveLength(1));
    expect(net.of('POST /api/v1/contacts/{id}/end')[0]?.body).toEqual({ disposition_id: 'refuses' });
    expect(net.of('POST /api/v1/contacts/{id}/release')).toHaveLength(0);
  });

  it('asks for what an outcome needs, and for outcomes of the channel alone', async () => {
    open([optionOf({ phone_id: 'p1' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Contactar ahora' }));
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('radio', { name: /Volver/ }));
    expect(panel.getByRole('textbox', { name: /Volver el/ })).toBeDefined();
    expect(panel.queryByRole('radio', { name: /Enviado/ })).toBeNull();
  });

  it('gives the reservation back when nothing came of it', async () => {
    const net = open([optionOf({ phone_id: 'p1' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Contactar ahora' }));
    const panel = within(await screen.findByRole('dialog'));
    await panel.findByRole('radio', { name: /Volver/ });
    await userEvent.click(panel.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(net.of('POST /api/v1/contacts/{id}/release')).toHaveLength(1));
  });

  it('[CO-17] gives out the signed ledger to whoever may take data along, and to nobody else', async () => {
    open([optionOf()], { ...RIGHTS, 'portfolios.debtors:export': 'all' });
    await userEvent.click(await screen.findByRole('button', { name: 'Registro de contactos' }));
    expect(await screen.findByRole('menuitem', { name: 'PDF firmado' })).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'JSON firmado' })).toBeTruthy();
  });

  it('shows nothing to whoever may not see contacts', async () => {
    const net = open([optionOf()], {});
    await waitFor(() => expect(screen.queryByText('Contactar')).toBeNull());
    expect(net.of('GET /api/v1/contacts/options')).toHaveLength(0);
  });
});
