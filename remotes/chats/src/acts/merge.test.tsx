import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InboxPage } from '../inbox/InboxPage';
import { around, COLLECTOR, conversationOf } from '../test/records';
import { type Answers, openScreen } from '../test/screens';

const MERGE = 'POST /api/v1/conversations/{id}/merge';
const LIST = 'GET /api/v1/conversations';

const ana = conversationOf({ debtor_id: 'd1', version: 4 });
const before = conversationOf({
  id: 'c3',
  number: 3,
  version: 9,
  debtor_id: 'd1',
  preview: 'Pagué el lunes',
});
const gone = conversationOf({ id: 'c2', number: 2, debtor_id: 'd1', merged_into: 'c3' });

const open = (more: Answers = {}) =>
  openScreen(
    <main id="main">
      <InboxPage />
    </main>,
    {
      url: '/chats/c1?whose=mine',
      path: '/chats/:id?',
      permissions: COLLECTOR,
      answers: {
        ...around,
        'GET /api/v1/conversations/{id}': ({ path: { id } }) => ({ data: id === 'c3' ? before : ana }),
        [LIST]: () => pageOf([ana, before, gone]),
        [MERGE]: () => ({ data: before }),
        ...more,
      },
    },
  );

const ask = async () => {
  await screen.findByRole('heading', { name: 'Ana Pereira' });
  await userEvent.keyboard('u');
  return within(await screen.findByRole('alertdialog'));
};

describe('two conversations of one person', () => {
  it('become one by the keyboard: which is kept is chosen, what happens is said, and one goes on in the kept one', async () => {
    const net = open();
    const asked = await ask();
    expect(await asked.findByText('Pagué el lunes')).toBeDefined();
    expect(asked.queryByText('#2')).toBeNull();
    expect(asked.getByText(/Todo lo escrito en la #3 pasa a la #7/)).toBeDefined();
    await userEvent.click(asked.getByRole('radio', { name: 'La #3' }));
    expect(asked.getByText(/Todo lo escrito en la #7 pasa a la #3/)).toBeDefined();
    await userEvent.click(asked.getByRole('button', { name: 'Unir' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/chats/c3?whose=mine'));
    expect(net.of(LIST).map(({ query }) => query.get('debtor_id'))).toContain('d1');
    const [sent] = net.of(MERGE);
    expect(sent?.path.id).toBe('c1');
    expect(sent?.body).toEqual({ into: 'c3' });
    expect(sent?.headers.get('If-Match')).toBe('"4"');
  });

  it('give the other one into this one where this one is kept', async () => {
    const net = open();
    const asked = await ask();
    await asked.findByText('Pagué el lunes');
    await userEvent.click(asked.getByRole('button', { name: 'Unir' }));
    await waitFor(() => expect(net.of(MERGE)[0]?.body).toEqual({ into: 'c1' }));
    expect(net.of(MERGE)[0]?.path.id).toBe('c3');
    expect(location.pathname).toBe('/chats/c1');
  });

  it('are none of them meant before one of several is chosen', async () => {
    const third = conversationOf({ id: 'c4', number: 4, debtor_id: 'd1', preview: 'Otra vez yo' });
    const net = open({ [LIST]: () => pageOf([ana, third, before]) });
    const asked = await ask();
    await asked.findByText('Pagué el lunes');
    const merge = asked.getByRole<HTMLButtonElement>('button', { name: 'Unir' });
    expect(merge.disabled).toBe(true);
    await userEvent.click(asked.getByRole('radio', { name: /Pagué el lunes/ }));
    await userEvent.click(merge);
    await waitFor(() => expect(net.of(MERGE)[0]?.path.id).toBe('c3'));
  });

  it('are not asked about where there is but one, and a refusal is told where it was asked', async () => {
    const net = open({ [LIST]: () => pageOf([ana]) });
    const asked = await ask();
    expect(await asked.findByText('Esta persona no tiene otra conversación en esta bandeja.')).toBeDefined();
    expect(asked.getByRole<HTMLButtonElement>('button', { name: 'Unir' }).disabled).toBe(true);
    await userEvent.keyboard('{Escape}');
    net.change({
      [LIST]: () => pageOf([ana, before]),
      [MERGE]: () => refusal(409, { code: 'chats.conversation_merged', title: 'Ya se unió a otra' }),
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const again = await ask();
    await again.findByText('Pagué el lunes');
    await userEvent.click(again.getByRole('button', { name: 'Unir' }));
    expect(await again.findByText('Ya se unió a otra')).toBeDefined();
  });

  it('that were merged give what was being written there to the one that goes on', async () => {
    const net = open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Escriba la respuesta' }), 'Lo reviso');
    net.change({
      'GET /api/v1/conversations/{id}': ({ path: { id } }) => ({
        data: id === 'c3' ? before : { ...ana, merged_into: 'c3' },
      }),
    });
    await userEvent.keyboard('{Escape}j');
    await waitFor(() => expect(location.pathname).toBe('/chats/c3'));
    await userEvent.keyboard('k');
    expect(await screen.findByText('Esta conversación se unió a otra y sigue allí.')).toBeDefined();
    await userEvent.keyboard('j');
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Escriba la respuesta' }).value).toBe(
        'Lo reviso',
      ),
    );
  });

  it('that were merged lead to the one that goes on, and nothing is written here any more', async () => {
    open({ 'GET /api/v1/conversations/{id}': () => ({ data: { ...ana, merged_into: 'c3' } }) });
    expect(await screen.findByText('Esta conversación se unió a otra y sigue allí.')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: 'Escriba la respuesta' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Unir con otra conversación' })).toBeNull();
  });
});
