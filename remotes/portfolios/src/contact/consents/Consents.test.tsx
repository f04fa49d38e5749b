import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Consent } from '../../api/types';
import { consentOf, optionOf } from '../../test/contacts';
import { debtorOf } from '../../test/records';
import { type Answers, openScreen } from '../../test/screens';
import { ContactSection } from '../ContactSection';

const LIST = 'GET /api/v1/contacts/consents';
const GIVE = 'POST /api/v1/contacts/consents';
const REVOKE = 'POST /api/v1/contacts/consents/{id}/revoke';
const READER = { 'portfolios.contacts:read': 'all', 'portfolios.consents:read': 'all' } as const;
const COLLECTOR = { ...READER, 'portfolios.consents:create': 'own' } as const;

function open(
  permissions: Record<string, 'all' | 'own'> = COLLECTOR,
  more: Answers = {},
  consents: Consent[] = [consentOf()],
) {
  let kept = consents;
  return openScreen(<ContactSection debtor={debtorOf()} />, {
    url: '/debtors/d1',
    path: '/debtors/:debtorId',
    permissions,
    answers: {
      'GET /api/v1/contacts/options': () => ({ data: [optionOf()] }),
      'GET /api/v1/deudores/{id}/phones': () => ({ data: [] }),
      [LIST]: () => ({ data: kept }),
      [GIVE]: () => {
        kept = [...kept, consentOf({ id: 'k2', channel: 'call', maker: 'ai' })];
        return { data: consentOf({ id: 'k2' }) };
      },
      [REVOKE]: () => {
        kept = kept.map((one) => ({ ...one, revoked_at: '2026-11-24T12:00:00Z' }));
        return { data: consentOf({ revoked_at: '2026-11-24T12:00:00Z' }) };
      },
      ...more,
    },
  });
}

const part = async () => within(await screen.findByRole('region', { name: 'Consentimientos' }));

describe('the consents of a debtor', () => {
  it('are told with their channel, for whom they are, since when, and what shows them', async () => {
    const net = open();
    expect(await (await part()).findByText('WhatsApp · Programa')).toBeDefined();
    expect(screen.getByText('desde 03/02/2025 · Contrato, cláusula 9')).toBeDefined();
    expect(net.of(LIST)[0]?.query.get('debtor_id')).toBe('d1');
  });

  it('say that nobody knows since when', async () => {
    open(COLLECTOR, {}, [consentOf({ given_on: '' })]);
    expect(await (await part()).findByText(/no se sabe desde cuándo/)).toBeDefined();
  });

  it('that were taken back are not in force', async () => {
    open(COLLECTOR, {}, [consentOf({ revoked_at: '2026-11-24T12:00:00Z' })]);
    expect(await (await part()).findByText('Ninguno en vigor')).toBeDefined();
    expect(screen.queryByText('WhatsApp · Programa')).toBeNull();
  });

  it('are noted by a collector, and the rules are asked again', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar consentimiento' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Medio' }), 'call');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Quién puede contactar' }), 'ai');
    await userEvent.type(form.getByRole('textbox', { name: /Cómo lo dio/ }), 'Grabación del alta');
    await userEvent.click(form.getByRole('button', { name: 'Agregar consentimiento' }));
    expect(await screen.findByText('Llamada · Inteligencia artificial')).toBeDefined();
    expect(net.of(GIVE)[0]?.body).toEqual({
      debtor_id: 'd1',
      channel: 'call',
      maker: 'ai',
      source: 'Grabación del alta',
    });
    await waitFor(() => expect(net.of('GET /api/v1/contacts/options')).toHaveLength(2));
  });

  it('are not noted without what shows them', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar consentimiento' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Agregar consentimiento' }));
    expect(await form.findAllByText(/Escriba al menos 3 caracteres/)).not.toEqual([]);
    expect(net.of(GIVE)).toHaveLength(0);
  });

  it('are withdrawn after a question', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Revocar: WhatsApp · Programa' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Revocar' }));
    expect(await screen.findByText('Ninguno en vigor')).toBeDefined();
    expect(net.of(REVOKE)[0]?.path).toEqual({ id: 'k1' });
  });

  it('say why one cannot be withdrawn', async () => {
    const title = 'El consentimiento ya fue revocado.';
    open(COLLECTOR, { [REVOKE]: () => refusal(409, { title }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Revocar: WhatsApp · Programa' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Revocar' }));
    expect(await asked.findByText(title)).toBeDefined();
  });

  it('are read alone by whoever may not note them', async () => {
    open(READER);
    await screen.findByText('WhatsApp · Programa');
    expect(screen.queryByRole('button', { name: 'Agregar consentimiento' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Revocar/ })).toBeNull();
  });

  it('are hidden from whoever may not see them, and not asked for', async () => {
    const net = open({ 'portfolios.contacts:read': 'all' });
    await screen.findByRole('list');
    await waitFor(() => expect(net.of('GET /api/v1/contacts/options')).toHaveLength(1));
    expect(screen.queryByText('Consentimientos')).toBeNull();
    expect(net.of(LIST)).toHaveLength(0);
  });
});
