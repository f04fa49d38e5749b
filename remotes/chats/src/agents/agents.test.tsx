import { createLiveEvents } from '@recobro/sdk';
import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InboxPage } from '../inbox/InboxPage';
import { around, COLLECTOR, conversationOf, ME, messageOf } from '../test/records';
import { type Answers, openScreen } from '../test/screens';

const HAND = 'POST /api/v1/conversations/{id}/handoff';
const LIST = 'GET /api/v1/conversations';

const ana = conversationOf({ status: 'pending', agent_id: 'bot', version: 4 });
const said = messageOf({
  id: 'm2',
  direction: 'out',
  sender: 'agent',
  sender_id: 'bot',
  text: 'Sí, en tres cuotas.',
  data: { agent_name: 'Vera', version_id: 'v1' },
});
const handed = messageOf({
  id: 'm3',
  direction: 'within',
  kind: 'activity',
  sender: 'system',
  text: '',
  data: { activity: 'handoff', to: 'people', reason: 'customer_request', summary: 'Pide una quita.' },
});

const open = (more: Answers = {}, permissions: Record<string, 'all'> = COLLECTOR) => {
  const live = createLiveEvents();
  const page = (
    <main id="main">
      <InboxPage />
    </main>
  );
  return {
    live,
    ...openScreen(page, {
      url: '/chats/c1',
      path: '/chats/:id?',
      permissions,
      live,
      answers: {
        ...around,
        'GET /api/v1/conversations/{id}': () => ({ data: ana }),
        'GET /api/v1/conversations/{id}/messages': () => pageOf([handed, said]),
        [LIST]: () => pageOf([ana]),
        [HAND]: () => ({ data: conversationOf({ version: 5, assignee_id: ME }) }),
        ...more,
      },
    }),
  };
};

const panel = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Tomar la conversación' }));
  return within(await screen.findByRole('dialog'));
};

describe('a conversation that a program answers', () => {
  it('[AI-05] says so, whose words are a program’s, and why it gave it to people', async () => {
    open();
    expect(await screen.findByText('Un agente de IA responde en esta conversación.')).toBeDefined();
    expect(await screen.findByText('Vera, agente de IA')).toBeDefined();
    expect(screen.getByText('Pasó a una persona: El deudor lo pidió')).toBeDefined();
    expect(screen.getByText('Pide una quita.')).toBeDefined();
  });

  it('[AI-05] is taken over by whoever may answer, with a reason', async () => {
    const net = open();
    const form = await panel();
    await userEvent.type(form.getByLabelText(/^Resumen/), 'Sigo yo.');
    await userEvent.click(form.getByRole('button', { name: 'Tomar la conversación' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [sent] = net.of(HAND);
    expect(sent?.body).toEqual({
      to: 'people',
      reason: 'customer_request',
      summary: 'Sigo yo.',
      user_id: ME,
    });
    expect(sent?.headers.get('If-Match')).toBe('"4"');
  });

  it('tells why it could not be taken over, where it was asked', async () => {
    open({ [HAND]: () => refusal(409, { code: 'chats.handoff_done', title: 'Ya está de ese lado.' }) });
    const form = await panel();
    await userEvent.click(form.getByRole('button', { name: 'Tomar la conversación' }));
    expect(await form.findByText('Ya está de ese lado.')).toBeDefined();
  });

  it('is not taken over by who may only read', async () => {
    open({}, { 'chats.conversations:read': 'all' });
    expect(await screen.findByText('Un agente de IA responde en esta conversación.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Tomar la conversación' })).toBeNull();
  });

  it('shows that the program is writing', async () => {
    const { live } = open();
    await screen.findByText('Vera, agente de IA');
    const told = { type: 'recobro.chats.conversation.typing', subject: 'c1', payload: { agent_id: 'bot' } };
    act(() => live.emit(told));
    expect(await screen.findByText('Agente de IA está respondiendo')).toBeDefined();
  });

  it('is found among the others by who answers', async () => {
    const net = open({}, COLLECTOR);
    await screen.findByText('Vera, agente de IA');
    await userEvent.click(screen.getByRole('button', { name: 'Más filtros' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Quién responde/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Un agente de IA' }));
    await waitFor(() => expect(net.of(LIST).at(-1)?.query.get('with')).toBe('agent'));
  });
});
