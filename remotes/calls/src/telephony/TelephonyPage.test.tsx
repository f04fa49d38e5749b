import { names, pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { numberOf, trunkOf } from '../test/records';
import { type Answers, itTellsItsStates, openScreen } from '../test/screens';
import { TelephonyPage } from './TelephonyPage';

const READER = { 'calls.trunks:read': 'all', 'calls.numbers:read': 'all' } as const;
const ADMIN = { ...READER, 'calls.trunks:update': 'all', 'calls.numbers:update': 'all' } as const;
const AT = '2026-11-24T12:00:00Z';
const stateOf = (reachable: boolean, reason = '') => ({
  node: 'a',
  trunk_id: 't1',
  updated_at: AT,
  state: { calls: 2, code: 0, reachable, reason, registered: reachable, since: AT },
});

const answers: Answers = {
  ...names({ 'calls.trunk:t1': { name: 'Antel' } }),
  'GET /api/v1/users': () => pageOf([]),
  'GET /api/v1/trunks': () => ({ data: [trunkOf({ has_password: true })] }),
  'GET /api/v1/trunks/states': () => ({ data: [stateOf(true)] }),
  'GET /api/v1/numbers': () => ({ data: [numberOf()] }),
  'PUT /api/v1/trunks/{id}': () => ({ data: trunkOf() }),
  'PUT /api/v1/numbers/{id}': () => ({ data: numberOf() }),
};

const open = (more: Answers = {}, permissions: Record<string, 'all'> = ADMIN) =>
  openScreen(<TelephonyPage />, { permissions, answers: { ...answers, ...more } });

describe('telephony', () => {
  itTellsItsStates({
    draw: () => <TelephonyPage />,
    permissions: ADMIN,
    answers,
    reads: 'GET /api/v1/trunks',
    shows: 'Conectada · 2 llamadas',
    empty: { answer: { data: [] }, says: 'Todavía no hay troncales' },
  });

  it('tells which trunk does not answer, and why', async () => {
    open({ 'GET /api/v1/trunks/states': () => ({ data: [stateOf(false, 'timeout')] }) });
    expect(await screen.findByText('No responde timeout')).toBeDefined();
  });

  it('shows what is to be seen, and nothing to change, to whoever only reads', async () => {
    open({}, READER);
    expect(await screen.findByText('Cobranzas')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^(Conectar|Agregar|Cambiar|Quitar)/ })).toBeNull();
  });

  it('keeps the password where none is typed', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar Antel' }));
    const panel = within(await screen.findByRole('dialog'));
    expect((await panel.findByLabelText<HTMLInputElement>(/Contraseña/)).value).toBe('');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(net.of('PUT /api/v1/trunks/{id}')).toHaveLength(1));
    expect(net.of('PUT /api/v1/trunks/{id}')[0]?.body).not.toHaveProperty('password');
  });

  it('sets how long an answer is waited for, and leaves the other times', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar Antel' }));
    const panel = within(await screen.findByRole('dialog'));
    const answer = await panel.findByLabelText<HTMLInputElement>('Segundos para que atiendan');
    await userEvent.clear(answer);
    await userEvent.type(answer, '45');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(net.of('PUT /api/v1/trunks/{id}')).toHaveLength(1));
    expect(net.of('PUT /api/v1/trunks/{id}')[0]?.body).toMatchObject({
      answer_seconds: 45,
      session_seconds: 1_800,
      keepalive_seconds: 30,
    });
  });

  it('asks for a certificate where the line is sealed alone', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar Antel' }));
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.queryByRole('textbox', { name: /Certificado/ })).toBeNull();
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: 'Transporte' }), 'TLS');
    expect(await panel.findByRole('textbox', { name: /Certificado/ })).toBeDefined();
  });

  it('refuses a number that is not whole', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar Cobranzas' }));
    const panel = within(await screen.findByRole('dialog'));
    const number = await panel.findByRole('textbox', { name: /^Número/ });
    await userEvent.clear(number);
    await userEvent.type(number, '29001234');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
    expect(net.of('PUT /api/v1/numbers/{id}')).toHaveLength(0);
  });

  it('[AI-06] has an agent speak with callers, chosen by whoever sees agents', async () => {
    const agents = {
      'GET /api/v1/ai-agents': () => pageOf([{ id: 'a1', name: 'Lucía IA' }]),
    } as unknown as Answers;
    const net = open(agents, { ...ADMIN, 'aiagents.agents:read': 'all' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar Cobranzas' }));
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('combobox', { name: /Agente de IA/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lucía IA' }));
    await userEvent.selectOptions(
      await panel.findByRole('combobox', { name: 'El agente atiende' }),
      'Fuera de horario',
    );
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(net.of('PUT /api/v1/numbers/{id}')).toHaveLength(1));
    expect(net.of('PUT /api/v1/numbers/{id}')[0]?.body).toMatchObject({
      agent_id: 'a1',
      agent_when: 'after_hours',
    });
  });

  it('[AI-06] says nothing of agents to who sees none', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar Cobranzas' }));
    await within(await screen.findByRole('dialog')).findByRole('textbox', { name: /^Número/ });
    expect(screen.queryByRole('combobox', { name: /Agente de IA/ })).toBeNull();
  });

  it('tells what was said with the carrier in a call that failed', async () => {
    const step = { at: AT, line: 'SIP/2.0 503 Service Unavailable', ours: false, text: 'Retry-After: 5' };
    const story = { at: AT, call: 'x@y', end: 'congestion', steps: [step] };
    const row = { id: 'k1', version: 1, created_at: AT, updated_at: AT, created_by: '', updated_by: '' };
    open({ 'GET /api/v1/trunks/{id}/stories': () => ({ data: [{ ...row, trunk_id: 't1', story }] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Diagnóstico de Antel' }));
    expect(await screen.findByText('SIP/2.0 503 Service Unavailable')).toBeDefined();
    expect(screen.getByText('Recibido')).toBeDefined();
  });
});
