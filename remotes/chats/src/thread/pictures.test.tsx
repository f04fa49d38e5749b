import { pageOf } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Message } from '../api/types';
import { around, conversationOf, messageOf } from '../test/records';
import { type Answers, openScreen } from '../test/screens';
import { Log } from './Log';
import { OutboxProvider } from './outbox';

const file = (id: string, name: string, type = 'image/jpeg') => ({
  ...{ id: '', file_id: id, name, type, size: 2_048, state: 'here' as const },
});
const SMALL = 'GET /api/v1/conversations/{id}/files/{file}/small';
const LARGE = 'GET /api/v1/conversations/{id}/files/{file}';
const picture = () => new Response(new Blob(['picture'], { type: 'image/jpeg' }));

const open = (files: Message['files'][], more: Answers = {}) =>
  openScreen(
    <OutboxProvider>
      <Log conversation={conversationOf()} />
    </OutboxProvider>,
    {
      url: '/chats/c1',
      answers: {
        ...around,
        'GET /api/v1/conversations/{id}/messages': () =>
          pageOf(
            files.map((each, n) => messageOf({ id: `m${n}`, text: `Foto ${n}`, files: each })).reverse(),
          ),
        [SMALL]: picture,
        [LARGE]: picture,
        ...more,
      },
    },
  );

describe('[CH-06] pictures of a thread', () => {
  beforeEach(() => {
    let made = 0;
    URL.createObjectURL = () => `blob:${++made}`;
    URL.revokeObjectURL = () => {};
  });

  it('stand there small, what is none of them as a file with its size', async () => {
    const net = open([[file('f1', 'recibo.jpg'), file('f2', 'plan.pdf', 'application/pdf')]]);
    const small = await screen.findByRole('button', { name: 'Ver la imagen recibo.jpg' });
    await within(small).findByRole('presentation');
    expect(screen.getByRole('button', { name: /^plan.pdf · 2/ })).toBeDefined();
    expect(net.of(SMALL).map(({ path }) => path.file)).toEqual(['f1']);
    expect(net.of(LARGE)).toEqual([]);
  });

  it('open large; the arrows lead through all of the thread, and what opened them has the focus after', async () => {
    open([[file('f1', 'uno.jpg')], [file('f2', 'dos.png', 'image/png')]]);
    await userEvent.click(await screen.findByRole('button', { name: 'Ver la imagen uno.jpg' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('img', { name: 'uno.jpg' })).toBeDefined();
    expect(dialog.getByText('uno.jpg (1 de 2)')).toBeDefined();
    await userEvent.keyboard('{ArrowLeft}');
    expect(dialog.getByText('uno.jpg (1 de 2)')).toBeDefined();
    await userEvent.keyboard('{ArrowRight}');
    expect(await dialog.findByRole('img', { name: 'dos.png' })).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Imagen anterior' }));
    expect(await dialog.findByRole('img', { name: 'uno.jpg' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const opener = await screen.findByRole('button', { name: 'Ver la imagen uno.jpg' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('say what they are called where none can be made small, or shown', async () => {
    const none = () => new Response('{}', { status: 404 });
    open([[file('f1', 'bomba.png')]], { [SMALL]: none, [LARGE]: none });
    await userEvent.click(await screen.findByText('bomba.png'));
    expect(await screen.findByText('No se pudo mostrar la imagen.')).toBeDefined();
  });
});
