import { names, pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { around, inboxOf } from '../test/records';
import { type Answers, itTellsItsStates, openScreen } from '../test/screens';
import { InboxesPage } from './InboxesPage';

const ADMIN = {
  'chats.inboxes:read': 'all',
  'chats.inboxes:create': 'all',
  'chats.inboxes:update': 'all',
  'chats.inboxes:delete': 'all',
} as const;
const READER = { 'chats.inboxes:read': 'all' } as const;

const AT = '2026-11-24T12:00:00Z';
const endpoint = {
  id: 'h1',
  version: 1,
  created_at: AT,
  updated_at: AT,
  created_by: 'u1',
  updated_by: 'u1',
  hook: 'whatsapp',
  label: 'WhatsApp',
};
const opened = {
  inbox: inboxOf(),
  hook: { endpoint, url: 'https://agencia.example/hooks/abc', secret: 's3cret', verify_token: 'v3rify' },
};

const open = (more: Answers = {}, permissions: Record<string, 'all'> = ADMIN) =>
  openScreen(<InboxesPage />, { permissions, answers: { ...around, ...more } });

const ana = {
  user_id: 'u1',
  seen_at: AT,
  is_away: false,
  away_until: null,
  languages: ['pt'],
  portfolios: ['b1'],
  is_at_work: true,
  open: 3,
};

describe('the settings of inboxes', () => {
  itTellsItsStates({
    draw: () => <InboxesPage />,
    permissions: ADMIN,
    answers: around,
    reads: 'GET /api/v1/inboxes',
    shows: 'WhatsApp de cobranzas',
    empty: { answer: { data: [] }, says: 'Todavía no hay bandejas' },
  });

  it('show what is to be seen, and nothing to change, to whoever only reads', async () => {
    open({}, READER);
    expect(await screen.findByText(/\+598 2900 1234 · 1 persona · responde en 15 min/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Conectar|Cambiar|Quitar)/ })).toBeNull();
  });

  it('[CH-01] connect an inbox by what its provider asks for, and show once what has to be told there', async () => {
    const net = open({ 'POST /api/v1/inboxes': () => ({ data: opened }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Conectar bandeja' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(await form.findByLabelText(/^Nombre/), 'Cobranzas');
    await userEvent.click(form.getByRole('button', { name: 'Comprobar y conectar' }));
    const missing = await form.findByLabelText(/^Identificador del número/);
    await waitFor(() => expect(missing.getAttribute('aria-invalid')).toBe('true'));
    expect(net.of('POST /api/v1/inboxes')).toHaveLength(0);
    await userEvent.type(missing, '106');
    await userEvent.type(form.getByLabelText(/^Identificador de la cuenta/), '1');
    await userEvent.type(form.getByLabelText(/^Token de acceso/), 'EAAG');
    await userEvent.click(form.getByRole('button', { name: 'Comprobar y conectar' }));
    expect(await screen.findByDisplayValue('s3cret')).toBeDefined();
    expect(screen.getByDisplayValue('https://agencia.example/hooks/abc')).toBeDefined();
    expect(screen.getByText(/Pegue la dirección y el token de verificación/)).toBeDefined();
    expect(net.of('POST /api/v1/inboxes')[0]?.body).toMatchObject({
      channel: 'whatsapp',
      name: 'Cobranzas',
      secret: 'EAAG',
      settings: { phone_number_id: '106', business_account_id: '1' },
    });
  });

  it('keep the key where none is typed, and settings that the form does not ask for', async () => {
    const known = inboxOf({ settings: { phone_number_id: '1', business_account_id: '2', graph_url: 'x' } });
    const net = open({
      'GET /api/v1/inboxes': () => ({ data: [known] }),
      'PUT /api/v1/inboxes/{id}': () => ({ data: known }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar WhatsApp de cobranzas' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(net.of('PUT /api/v1/inboxes/{id}')).toHaveLength(1));
    const body = net.of('PUT /api/v1/inboxes/{id}')[0]?.body;
    expect(body).not.toHaveProperty('secret');
    expect(body?.settings).toEqual(known.settings);
  });

  it('[AI-05] say which program answers, when, and how long it may be silent; nothing of it where there is none', async () => {
    const known = inboxOf({ agent_id: 'bot', agent_when: 'nobody_there', agent_seconds: 90 });
    const net = open({
      'GET /api/v1/inboxes': () => ({ data: [known, inboxOf({ id: 'i2', name: 'Sin agente' })] }),
      'PUT /api/v1/inboxes/{id}': () => ({ data: known }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar WhatsApp de cobranzas' }));
    const form = within(await screen.findByRole('dialog'));
    expect(await form.findByText('Cuando no hay nadie de la bandeja')).toBeDefined();
    const seconds = form.getByLabelText(/^Segundos que puede tardar/);
    await userEvent.clear(seconds);
    await userEvent.type(seconds, '45');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(net.of('PUT /api/v1/inboxes/{id}')).toHaveLength(1));
    const terms = { agent_id: 'bot', agent_when: 'nobody_there', agent_seconds: 45 };
    expect(net.of('PUT /api/v1/inboxes/{id}')[0]?.body).toMatchObject(terms);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar Sin agente' }));
    const other = within(await screen.findByRole('dialog'));
    expect(await other.findByLabelText(/^Nombre/)).toBeDefined();
    expect(other.queryByText('Agente de IA')).toBeNull();
  });

  it('[CH-06] tell who answers: whether they are at work, what they hold, write and work; and have that changed', async () => {
    const bruno = { ...ana, user_id: 'u2', is_at_work: false, languages: [], portfolios: [], open: 1 };
    const net = open({
      ...names({ 'portfolios.portfolio:b1': { name: 'Banco Sur' } }),
      'GET /api/v1/chats/people': () => ({ data: [ana, bruno] }),
      'GET /api/v1/users': () =>
        pageOf([
          { id: 'u1', display_name: 'Ana Silva' },
          { id: 'u2', display_name: 'Bruno Paz' },
        ] as never[]),
      'PUT /api/v1/chats/people/{id}': () => ({ data: ana }),
    });
    expect(await screen.findByText('3 abiertas · Portugués · 1 cartera')).toBeDefined();
    expect(screen.getByText('1 abierta · Cualquier idioma · Todas las carteras')).toBeDefined();
    expect(screen.getByText('Ausente')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar Ana Silva' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('checkbox', { name: 'Español' }));
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(net.of('PUT /api/v1/chats/people/{id}')).toHaveLength(1));
    expect(net.of('PUT /api/v1/chats/people/{id}')[0]?.body).toEqual({
      languages: ['pt', 'es'],
      portfolios: ['b1'],
    });
  });

  it('say why it is not told who answers where their names are refused, and offer nobody unnamed to change', async () => {
    open({
      'GET /api/v1/chats/people': () => ({ data: [ana] }),
      'GET /api/v1/users': () => refusal(403),
    });
    const section = within(await screen.findByRole('region', { name: 'Quiénes atienden' }));
    expect(await section.findByText('No tiene permiso para ver esto')).toBeDefined();
    expect(section.queryByRole('progressbar')).toBeNull();
    expect(section.queryByRole('listitem')).toBeNull();
  });
});
