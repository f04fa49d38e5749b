import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { around, conversationOf, inboxOf } from '../test/records';
import { itTellsItsStates, openScreen } from '../test/screens';
import { DebtorConversations } from './DebtorConversations';
import { MyConversations } from './MyConversations';

const READER = { 'chats.conversations:read': 'all', 'chats.inboxes:read': 'all' } as const;
const subject = { module: 'portfolios', type: 'debtor', id: 'd1', title: 'Ana Pereira' };

describe('the conversations on the home page', () => {
  itTellsItsStates({
    draw: () => <MyConversations />,
    permissions: READER,
    answers: around,
    reads: 'GET /api/v1/conversations',
    shows: 'Bruno',
    empty: { answer: pageOf([]), says: 'Nadie espera su respuesta.' },
  });

  it('are the own ones that wait, the longest first', async () => {
    const net = openScreen(<MyConversations />, { permissions: READER, answers: around });
    await screen.findByText('Bruno');
    const asked = Object.fromEntries(net.of('GET /api/v1/conversations')[0]?.query ?? []);
    expect(asked).toMatchObject({ whose: 'mine', waits: 'true', sort: 'waiting' });
  });
});

describe('the conversations of a debtor', () => {
  it('begin with a first word, by an inbox that reaches whoever has not written', async () => {
    const net = openScreen(<DebtorConversations name="debtor.side" subject={subject} />, {
      permissions: { ...READER, 'chats.conversations:create': 'all' },
      answers: {
        ...around,
        'GET /api/v1/inboxes': () => ({
          data: [inboxOf({ id: 'i0', name: 'Página', channel: 'widget' }), inboxOf()],
        }),
        'POST /api/v1/conversations': () => ({ data: conversationOf({ id: 'c9' }) }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Escribir' }));
    const form = within(await screen.findByRole('dialog', { name: 'Escribir a Ana Pereira' }));
    expect(form.queryByRole('option', { name: 'Página' })).toBeNull();
    await userEvent.type(await form.findByLabelText(/^Mensaje/), 'Buenas');
    await userEvent.click(form.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(location.pathname).toBe('/chats/c9'));
    expect(net.of('POST /api/v1/conversations')[0]?.body).toEqual({
      inbox_id: 'i1',
      debtor_id: 'd1',
      text: 'Buenas',
    });
  });
});
