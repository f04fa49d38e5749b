import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callOf } from '../test/records';
import { type Answers, openScreen } from '../test/screens';
import { CallByAgent } from './CallByAgent';

const subject = { module: 'portfolios', type: 'debtor', id: 'd1', title: 'Ana Pereira' };
const permissions = { 'calls.agents:create': 'all', 'aiagents.agents:read': 'all' } as const;

const answers = {
  'GET /api/v1/ai-agents': () => pageOf([{ id: 'a1', name: 'Sol' }]),
  'GET /api/v1/deudores/d1/phones': () => pageOf([{ id: 'f1', e164: '+59899123456' }]),
  'POST /api/v1/llamadas/by-agent': () => ({ data: callOf({ id: 'c1' }) }),
} as Answers;

const open = (change: object = {}, more: Answers = {}) =>
  openScreen(<CallByAgent name="debtor.side" subject={subject} />, {
    permissions,
    answers: { ...answers, ...more },
    ...change,
  });

async function send() {
  await userEvent.click(await screen.findByRole('button', { name: 'Que llame un agente' }));
  const panel = within(await screen.findByRole('dialog'));
  await userEvent.click(await panel.findByRole('combobox', { name: /^Agente/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Sol' }));
  await userEvent.click(panel.getByRole('combobox', { name: /^Teléfono/ }));
  await userEvent.click(await screen.findByRole('option', { name: '+59899123456' }));
  await userEvent.click(panel.getByRole('button', { name: 'Que llame un agente' }));
  return panel;
}

describe('an agent that is to call a debtor', () => {
  it('calls the telephone that was chosen', async () => {
    const net = open();
    await send();
    expect(await screen.findByText('Un agente está llamando')).toBeDefined();
    expect(net.of('POST /api/v1/llamadas/by-agent')[0]?.body).toEqual({
      debtor_id: 'd1',
      agent_id: 'a1',
      phone_id: 'f1',
    });
  });

  it('is not offered where agents are off, or not to be seen', async () => {
    open({ permissions: { 'calls.agents:create': 'all' } });
    expect(screen.queryByRole('button', { name: 'Que llame un agente' })).toBeNull();
  });

  it('says why it may not call', async () => {
    open({}, { 'POST /api/v1/llamadas/by-agent': () => refusal(409, { code: 'calls.no_trunk' }) } as Answers);
    const panel = await send();
    expect(await panel.findByRole('alert')).toBeDefined();
  });
});
