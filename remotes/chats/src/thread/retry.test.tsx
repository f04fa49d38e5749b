import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '../api/types';
import { InboxPage } from '../inbox/InboxPage';
import { around, COLLECTOR, messageOf } from '../test/records';
import { type Answers, openScreen } from '../test/screens';

const RETRY = 'POST /api/v1/conversations/{id}/messages/{message_id}/retry';

const ours = (change: Partial<Message>) =>
  messageOf({ id: 'm2', direction: 'out', sender: 'user', text: 'Le paso el cupón.', ...change });

const open = (messages: Message[], more: Answers = {}, permissions: Record<string, 'all'> = COLLECTOR) =>
  openScreen(
    <main id="main">
      <InboxPage />
    </main>,
    {
      url: '/chats/c1',
      path: '/chats/:id?',
      permissions,
      answers: { ...around, 'GET /api/v1/conversations/{id}/messages': () => pageOf(messages), ...more },
    },
  );

const FAILED = { state: 'failed', reason: 'Message undeliverable' } as const;

describe('a message that did not arrive', () => {
  it('[CH-03] goes out again by its button, or by the key, which is for the latest', async () => {
    const older = ours({ id: 'm1', text: 'Antes', ...FAILED });
    const net = open([ours(FAILED), older], { [RETRY]: () => ({ data: ours({ id: 'm3' }) }) });
    const all = await screen.findAllByRole('button', { name: 'Enviar otra vez' });
    expect(all.map((one) => one.getAttribute('aria-keyshortcuts'))).toEqual([null, 'v']);
    await userEvent.keyboard('v');
    await waitFor(() => expect(net.of(RETRY)).toHaveLength(1));
    expect(net.of(RETRY)[0]?.path).toMatchObject({ id: 'c1', message_id: 'm2' });
    expect(net.of(RETRY)[0]?.body).toEqual({});
  });

  it('[CH-03] stays as it was, and says what came of the other', async () => {
    open([ours({ id: 'm3', state: 'delivered' }), ours({ ...FAILED, retry_id: 'm3' })]);
    expect(await screen.findByText('Se envió otra vez: Entregado')).toBeDefined();
    expect(screen.getByText('Message undeliverable')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enviar otra vez' })).toBeNull();
  });

  it('[CH-03] may have arrived where the provider did not answer: it goes out again only after a question', async () => {
    const net = open([ours({ state: 'unknown', is_uncertain: true })], {
      [RETRY]: () => ({ data: ours({ id: 'm3' }) }),
    });
    expect(await screen.findByText('Puede haber llegado: el proveedor no contestó.')).toBeDefined();
    await userEvent.keyboard('v');
    const asked = within(await screen.findByRole('alertdialog'));
    expect(asked.getByText(/podrían recibirlo dos veces/)).toBeDefined();
    expect(net.of(RETRY)).toHaveLength(0);
    await userEvent.click(asked.getByRole('button', { name: 'Enviar igual' }));
    await waitFor(() => expect(net.of(RETRY)[0]?.body).toEqual({ is_sure: true }));
  });

  it('is on its way while its provider is asked, and nobody sends it again', async () => {
    open([ours({ state: 'unknown' })]);
    expect(await screen.findByText('Enviando')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enviar otra vez' })).toBeNull();
  });

  it('is not sent again by who may only read, nor are the words of the product itself', async () => {
    open([ours({ ...FAILED, sender: 'system', sender_id: '' })]);
    expect(await screen.findByText('Message undeliverable')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enviar otra vez' })).toBeNull();
  });
});
