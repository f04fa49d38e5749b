import { createLiveEvents } from '@recobro/sdk';
import { pageOf, refusal, silence } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { around, COLLECTOR, conversationOf, messageOf } from '../test/records';
import { type Answers, itTellsItsStates, openScreen } from '../test/screens';
import { InboxPage } from './InboxPage';

const WRITE = 'POST /api/v1/conversations/{id}/messages';

const open = (more: Answers = {}, url = '/chats/c1') => {
  const live = createLiveEvents();
  const page = (
    <main id="main">
      <InboxPage />
    </main>
  );
  return {
    live,
    ...openScreen(page, {
      url,
      path: '/chats/:id?',
      permissions: COLLECTOR,
      live,
      answers: { ...around, ...more },
    }),
  };
};
const log = () => within(screen.getByRole('log'));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Escriba la respuesta' });

describe('the inbox', () => {
  itTellsItsStates({
    draw: () => <InboxPage />,
    url: '/chats',
    path: '/chats/:id?',
    permissions: COLLECTOR,
    answers: around,
    reads: 'GET /api/v1/conversations',
    shows: 'Bruno',
    empty: { answer: pageOf([]), says: 'No hay conversaciones' },
  });

  it('[CH-04] goes from one conversation to the next by j and back by k, keeping what narrows the list', async () => {
    open({}, '/chats/c1?whose=nobody');
    await screen.findByRole('heading', { name: 'Ana Pereira' });
    await userEvent.keyboard('j');
    expect(await screen.findByRole('heading', { name: 'Bruno' })).toBeDefined();
    expect(location.pathname + location.search).toBe('/chats/c2?whose=nobody');
    expect(await screen.findAllByText('No reconozco la deuda')).not.toEqual([]);
    await userEvent.keyboard('k');
    expect(await screen.findByRole('heading', { name: 'Ana Pereira' })).toBeDefined();
  });

  it('walks along the list while none is open, and Enter opens', async () => {
    open({}, '/chats');
    await screen.findByText('Bruno');
    await userEvent.keyboard('jj{Enter}');
    expect(await screen.findByRole('heading', { name: 'Bruno' })).toBeDefined();
  });

  it('lets no key act while one writes', async () => {
    open();
    await userEvent.type(await field(), 'jerk');
    expect((await field()).value).toBe('jerk');
    expect(location.pathname).toBe('/chats/c1');
  });

  it('[CH-04] shows what a debtor writes as soon as it is told, in the thread and in the list, and once', async () => {
    const { live, of } = open();
    expect(await within(await screen.findByRole('log')).findByText('¿Puedo pagar en cuotas?')).toBeDefined();
    const reads = of('GET /api/v1/conversations/{id}/messages').length;
    const message = messageOf({ id: 'm9', text: 'Pago el viernes' });
    const told = { type: 'recobro.chats.message.shown', subject: 'c1' };
    act(() => live.emit({ ...told, payload: { message, preview: 'Pago el viernes', unread: 1 } }));
    act(() => live.emit({ ...told, payload: { message, preview: 'Pago el viernes', unread: 1 } }));
    expect(await log().findAllByText('Pago el viernes')).toHaveLength(1);
    expect(screen.getAllByText('Pago el viernes')).toHaveLength(2);
    expect(of('GET /api/v1/conversations/{id}/messages')).toHaveLength(reads);
  });

  it('shows an answer at once, before the server has it', async () => {
    const net = open({ [WRITE]: silence });
    await userEvent.keyboard('r');
    await userEvent.type(await field(), 'Sí, en tres.{Enter}');
    expect(log().getByText('Sí, en tres.')).toBeDefined();
    expect(log().getByText('Enviando')).toBeDefined();
    expect((await field()).value).toBe('');
    await waitFor(() => expect(net.of(WRITE)).toHaveLength(1));
    expect(net.of(WRITE)[0]?.body).toEqual({ text: 'Sí, en tres.', seen_message_id: 'of-c1' });
  });

  it('shows an answer once, though it is told to be written before its sender hears that it was taken', async () => {
    const net = open({ [WRITE]: silence });
    await userEvent.type(await field(), 'Sí, en tres.{Enter}');
    await waitFor(() => expect(net.of(WRITE)).toHaveLength(1));
    const once = net.of(WRITE)[0]?.headers.get('Idempotency-Key') ?? '';
    const message = messageOf({ id: 'm9', direction: 'out', text: 'Sí, en tres.', once });
    const told = { type: 'recobro.chats.message.shown', subject: 'c1' };
    act(() => net.live.emit({ ...told, payload: { message, preview: 'Sí, en tres.', unread: 0 } }));
    await waitFor(() => expect(log().queryByText('Enviando')).toBeNull());
    expect(log().getAllByText('Sí, en tres.')).toHaveLength(1);
  });

  it('tells why an answer was not taken, and sends it again as the same one', async () => {
    const net = open({ [WRITE]: () => refusal(503, { title: 'Ahora no' }) });
    await userEvent.type(await field(), 'Sí{Enter}');
    expect(await log().findByText('Ahora no')).toBeDefined();
    net.change({ [WRITE]: () => ({ data: messageOf({ id: 'm2', direction: 'out', text: 'Sí' }) }) });
    await userEvent.click(log().getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(log().queryByText('Ahora no')).toBeNull());
    const keys = net.of(WRITE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('tells that somebody else has answered meanwhile, and sends it anyway if one wants', async () => {
    const meanwhile = () =>
      refusal(409, { code: 'chats.answered_meanwhile', title: 'Ya respondió otra persona' });
    const net = open({ [WRITE]: meanwhile });
    await userEvent.type(await field(), 'Sí{Enter}');
    await userEvent.click(await log().findByRole('button', { name: 'Enviar igual' }));
    await waitFor(() => expect(net.of(WRITE)).toHaveLength(2));
    expect(net.of(WRITE)[1]?.body).toMatchObject({ text: 'Sí', anyway: true });
  });

  it('keeps what is being written for when one comes back', async () => {
    open();
    await userEvent.type(await field(), 'Lo reviso');
    await userEvent.keyboard('{Escape}j');
    await screen.findByRole('heading', { name: 'Bruno' });
    expect((await field()).value).toBe('');
    await userEvent.keyboard('k');
    await screen.findByRole('heading', { name: 'Ana Pereira' });
    expect((await field()).value).toBe('Lo reviso');
  });

  it('fills a canned reply in by a slash and its beginning', async () => {
    const reply = {
      ...messageOf(),
      owner_id: '',
      shortcut: 'cuotas',
      text: 'Hola {{person.name}}, hasta tres cuotas.',
    };
    const other = { ...reply, id: 'r0', shortcut: 'bancos', text: 'Puede pagar en cuotas en los bancos.' };
    open({ 'GET /api/v1/chats/replies': () => pageOf([other, reply]) });
    await userEvent.type(await field(), '/cuotas');
    await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toMatch(/^\/cuotas/));
    await userEvent.keyboard('{Enter}');
    expect((await field()).value).toBe('Hola Ana Pereira, hasta tres cuotas.');
  });

  it('resolves by e and goes on to the next; the message that says so takes it back', async () => {
    const move = 'POST /api/v1/conversations/{id}/move';
    const net = open({ [move]: () => ({ data: conversationOf({ version: 2, status: 'resolved' }) }) });
    await screen.findByRole('heading', { name: 'Ana Pereira' });
    await userEvent.keyboard('e');
    expect(await screen.findByRole('heading', { name: 'Bruno' })).toBeDefined();
    await screen.findByText('Conversación 7 resuelta');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(net.of(move).map(({ body }) => body?.status)).toEqual(['resolved', 'open']));
  });

  it('resolves what is still being marked as seen, over what that makes of it', async () => {
    const move = 'POST /api/v1/conversations/{id}/move';
    const seen = 'POST /api/v1/conversations/{id}/seen';
    let mark = () => {};
    const marked = new Promise<void>((resolve) => {
      mark = resolve;
    });
    const net = open({
      'GET /api/v1/conversations/{id}': () => ({ data: conversationOf({ unread: 1, version: 3 }) }),
      [seen]: () => marked.then(() => ({ data: conversationOf({ version: 4 }) })),
      [move]: () => ({ data: conversationOf({ version: 5, status: 'resolved' }) }),
    });
    await waitFor(() => expect(net.of(seen)).toHaveLength(1));
    await userEvent.keyboard('e');
    expect(net.of(move)).toHaveLength(0);
    mark();
    await waitFor(() => expect(net.of(move)[0]?.headers.get('If-Match')).toBe('"4"'));
  });

  it('resolves what is still being answered, over what the answer makes of it', async () => {
    const move = 'POST /api/v1/conversations/{id}/move';
    let take = () => {};
    const taken = new Promise<void>((resolve) => {
      take = resolve;
    });
    const message = messageOf({ id: 'm9', direction: 'out', conversation_version: 6 });
    const net = open({
      'GET /api/v1/conversations/{id}': () => ({ data: conversationOf({ version: 5 }) }),
      [WRITE]: () => taken.then(() => ({ data: message })),
      [move]: () => ({ data: conversationOf({ version: 7, status: 'resolved' }) }),
    });
    await userEvent.type(await field(), 'Sí, en tres.{Enter}{Escape}');
    await userEvent.keyboard('e');
    expect(net.of(move)).toHaveLength(0);
    take();
    await waitFor(() => expect(net.of(move)[0]?.headers.get('If-Match')).toBe('"6"'));
  });

  it('says that somebody else is answering', async () => {
    const { live } = open({
      'GET /api/v1/users': () => pageOf([{ id: 'u2', display_name: 'Bruno Silva' } as never]),
    });
    await field();
    act(() =>
      live.emit({ type: 'recobro.chats.conversation.typing', subject: 'c1', payload: { user_id: 'u2' } }),
    );
    expect(await screen.findByText('Bruno Silva está respondiendo')).toBeDefined();
  });

  it('says since when they wait, and that a promised time is over', async () => {
    const late = conversationOf({
      waiting_since: '2026-11-24T10:00:00Z',
      first_level: 'broken',
      first_due: '2026-11-24T10:15:00Z',
    });
    open({ 'GET /api/v1/conversations': () => pageOf([late]) }, '/chats');
    expect(await screen.findByText('Sin respuesta a tiempo')).toBeDefined();
    expect(screen.getByTitle(/^Espera respuesta desde/)).toBeDefined();
  });

  it('allows a note alone once more than a template may not be sent', async () => {
    const closed = conversationOf({ window_ends: '2026-11-24T13:00:00Z' });
    open({ 'GET /api/v1/conversations/{id}': () => ({ data: closed }) });
    expect(await screen.findByText(/solo se puede enviar una plantilla/)).toBeDefined();
    await waitFor(async () => expect((await field()).disabled).toBe(true));
    await userEvent.keyboard('n');
    const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Nota/ });
    expect(note.disabled).toBe(false);
  });

  it('sends an approved template, its gaps filled, once nothing else may be sent', async () => {
    const closed = conversationOf({ window_ends: '2026-11-24T13:00:00Z' });
    const template = {
      inbox_id: 'i1',
      name: 'recordatorio',
      language: 'es',
      status: 'approved',
      category: 'utility',
      quality: 'green',
      reason: '',
      head: '',
      text: 'Hola {{1}}, su cuota vence el {{2}}.',
      foot: '',
      gaps: 2,
      told_at: '2026-11-24T12:00:00Z',
    } as const;
    const net = open({
      'GET /api/v1/conversations/{id}': () => ({ data: closed }),
      'GET /api/v1/inboxes/{id}/templates': () => ({ data: [template] }),
      [WRITE]: silence,
    });
    await screen.findByRole('button', { name: 'Elegir plantilla' });
    await userEvent.keyboard('t');
    await userEvent.type(await screen.findByLabelText(/^Dato 1/), 'Ana');
    await userEvent.type(screen.getByLabelText(/^Dato 2/), 'viernes');
    expect(screen.getByText('Hola Ana, su cuota vence el viernes.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar plantilla' }));
    await waitFor(() => expect(net.of(WRITE)).toHaveLength(1));
    expect(net.of(WRITE)[0]?.body).toMatchObject({
      template: { name: 'recordatorio', language: 'es', values: ['Ana', 'viernes'] },
    });
  });

  it('gives a conversation of nobody to a debtor who has the number', async () => {
    const link = 'POST /api/v1/conversations/{id}/link';
    const net = open({
      'GET /api/v1/conversations/{id}/suggested': () => ({
        data: [{ debtor_id: 'd1', name: 'Ana Pereira', portfolio_id: 'b1' }],
      }),
      [link]: () => ({ data: conversationOf({ debtor_id: 'd1' }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Deudor' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Es Ana Pereira' }));
    await waitFor(() => expect(net.of(link)[0]?.body).toEqual({ debtor_id: 'd1' }));
  });
});
