import { useIsFetching, useQueryClient, useWriting } from '@recobro/sdk';
import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Status } from '../api/types';
import { useTaskParams } from '../list/useTaskParams';
import { around, READER, taskOf } from '../test/records';
import { type Answers, itTellsItsStates, openScreen } from '../test/screens';
import { Board } from './Board';

const MOVE = 'POST /api/v1/tasks/{id}/move';
const MOVER = { ...READER, 'tasks.tasks:update': 'all' } as const;

/** What answers as a server that keeps the order it is given. */
function keepingOrder(): Answers {
  const columns: Record<Status, string[]> = {
    backlog: [],
    todo: ['Uno', 'Dos'],
    'in progress': ['Tres'],
    done: [],
    canceled: [],
  };
  const cardOf = (title: string, status: Status) => taskOf({ id: title, title, status, assignee_id: '' });
  return {
    ...around,
    'GET /api/v1/tasks': ({ query }) => {
      const status = query.get('status') as Status;
      return pageOf(columns[status].map((title) => cardOf(title, status)));
    },
    [MOVE]: ({ path: { id = '' }, body: { status, before_id, after_id } }) => {
      for (const ids of Object.values(columns)) if (ids.includes(id)) ids.splice(ids.indexOf(id), 1);
      const column = columns[status];
      const at = before_id ? column.indexOf(before_id) : after_id ? column.indexOf(after_id) + 1 : 0;
      column.splice(at, 0, id);
      return { data: cardOf(id, status) };
    },
  };
}

function Screen() {
  return <Board params={useTaskParams()} />;
}

/** The board where a live event may come, and where one sees whether all is over. */
function Told() {
  const cache = useQueryClient();
  return (
    <>
      <Screen />
      <button type="button" onClick={() => void cache.invalidateQueries({ queryKey: ['tasks', 'tasks'] })}>
        a live event
      </button>
      <i>{useWriting() ? 'writing' : 'nothing is written'}</i>
      <i>{useIsFetching() ? 'reading' : 'nothing is read'}</i>
    </>
  );
}

const cardsOf = (column: string) =>
  within(screen.getByRole('list', { name: column }))
    .queryAllByRole('button')
    .map((card) => card.textContent);
const card = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });
const said = () => screen.getByRole('status').textContent;

describe('the board', () => {
  itTellsItsStates({
    draw: () => <Screen />,
    permissions: READER,
    answers: keepingOrder(),
    reads: 'GET /api/v1/tasks',
    shows: 'Uno',
    empty: { answer: pageOf([]), says: 'Sin tareas' },
  });

  it('has the columns that the filter leaves, and asks for no other', async () => {
    const net = openScreen(<Screen />, {
      url: '/tasks?status=todo,done',
      permissions: READER,
      answers: keepingOrder(),
    });
    await screen.findByRole('button', { name: /^Uno/ });
    expect(screen.getAllByRole('list').map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Por hacer',
      'Hecha',
      'toasts',
    ]);
    expect(net.of('GET /api/v1/tasks').map(({ query }) => query.get('status'))).toEqual(['todo', 'done']);
  });

  it('begins a task in the column whose button is pressed', async () => {
    const permissions = { ...MOVER, 'tasks.tasks:create': 'all' } as const;
    openScreen(<Screen />, { url: '/tasks?view=board', permissions, answers: keepingOrder() });
    await userEvent.click(await screen.findByRole('button', { name: 'Crear tarea en En curso' }));
    await waitFor(() => expect(location.search).toBe('?view=board&create=in+progress'));
  });

  it('brings the rest of a long column on request', async () => {
    const answers: Answers = {
      ...around,
      'GET /api/v1/tasks': ({ query }) => {
        const at = query.get('cursor') === 'c2' ? 'Dos' : 'Uno';
        return pageOf([taskOf({ id: at, title: at })], { total: 2, ...(at === 'Uno' && { next: 'c2' }) });
      },
    };
    openScreen(<Screen />, { url: '/tasks?status=todo', permissions: READER, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Mostrar más' }));
    await screen.findByRole('button', { name: /^Dos/ });
    expect(cardsOf('Por hacer')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Mostrar más' })).toBeNull();
  });
});

describe('the board by keys', () => {
  const open = async (permissions: Record<string, 'all'> = MOVER) => {
    const net = openScreen(<Screen />, { permissions, answers: keepingOrder() });
    await screen.findByRole('button', { name: /^Uno/ });
    return net;
  };

  it('walks from card to card with the arrows, and opens one with Enter', async () => {
    await open();
    card('Uno').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(card('Dos'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(card('Tres'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(location.search).toBe('?task=Tres'));
  });

  it('takes a card up, carries it to another column and puts it down, the focus staying with it', async () => {
    const net = await open();
    card('Uno').focus();
    await userEvent.keyboard(' ');
    expect(card('Uno').getAttribute('aria-pressed')).toBe('true');
    expect(said()).toBe('«Uno» levantada. Por hacer, lugar 1 de 2.');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(said()).toBe('En curso, lugar 2 de 2.');
    expect(cardsOf('En curso')).toEqual(['Tres', 'Uno']);
    await userEvent.keyboard(' ');
    expect(document.activeElement).toBe(card('Uno'));
    expect(said()).toBe('«Uno» quedó en En curso, lugar 2 de 2.');
    await waitFor(() =>
      expect(net.of(MOVE)).toMatchObject([
        { path: { id: 'Uno' }, body: { status: 'in progress', after_id: 'Tres' } },
      ]),
    );
    await waitFor(() => expect(cardsOf('Por hacer')).toEqual(['Dos']));
    expect(cardsOf('En curso')).toEqual(['Tres', 'Uno']);
  });

  it('keeps a moved card in sight and in focus while one column has been read again and the other has not', async () => {
    const answers = keepingOrder();
    const net = openScreen(<Screen />, { url: '/tasks?view=board', permissions: MOVER, answers });
    await screen.findByText('Tres');
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    let others = 0;
    net.change({
      'GET /api/v1/tasks': async (asked) => {
        if (asked.query.get('status') === 'in progress') await late;
        else others += 1;
        return answers['GET /api/v1/tasks']?.(asked) ?? pageOf([]);
      },
    });
    card('Uno').focus();
    await userEvent.keyboard(' {ArrowRight} ');
    await waitFor(() => expect(others).toBe(4));
    const last = net.of('GET /api/v1/tasks').length;
    const seen = card('Uno');
    expect(document.activeElement).toBe(seen);
    release();
    await waitFor(() => expect(cardsOf('En curso')).toHaveLength(2));
    expect(document.activeElement).toBe(card('Uno'));
    expect(net.of('GET /api/v1/tasks')).toHaveLength(last);
  });

  it('leaves a moved card in its place when a live event has the columns read once more', async () => {
    const answers = keepingOrder();
    const net = openScreen(<Told />, { url: '/tasks?view=board', permissions: MOVER, answers });
    await screen.findByText('Tres');
    const held = { 'in progress': Promise.withResolvers<void>(), done: Promise.withResolvers<void>() };
    const asked: string[] = [];
    net.change({
      'GET /api/v1/tasks': async (ask) => {
        const status = ask.query.get('status') as Status;
        asked.push(status);
        const again = asked.filter((one) => one === status).length > 1;
        if (status === 'in progress' && !again) await held['in progress'].promise;
        if (status === 'done' && again) await held.done.promise;
        return answers['GET /api/v1/tasks']?.(ask) ?? pageOf([]);
      },
    });
    card('Uno').focus();
    await userEvent.keyboard(' {ArrowRight} ');
    const moved = card('Uno');
    await waitFor(() => expect(asked).toHaveLength(5));
    fireEvent.click(screen.getByText('a live event'));
    await waitFor(() => expect(asked).toHaveLength(10));
    await screen.findByText('nothing is written');
    held.done.resolve();
    await screen.findByText('nothing is read');
    expect(card('Uno')).toBe(moved);
    expect(document.activeElement).toBe(moved);
  });

  it('puts a card back with Escape, and tells nobody', async () => {
    const net = await open();
    card('Uno').focus();
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    expect(cardsOf('Por hacer')).toEqual(['Uno', 'Dos']);
    expect(said()).toBe('«Uno» volvió a su lugar.');
    expect(net.of(MOVE)).toEqual([]);
  });

  it('says that nothing moved when a card is put down where it was', async () => {
    const net = await open();
    card('Uno').focus();
    await userEvent.keyboard('  ');
    expect(said()).toBe('«Uno» quedó donde estaba.');
    expect(net.of(MOVE)).toEqual([]);
  });

  it('takes a refused move back and says so', async () => {
    const net = await open();
    net.change({ [MOVE]: () => refusal(409) });
    card('Dos').focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await waitFor(() => expect(said()).toBe('No se pudo mover «Dos». Volvió a su lugar.'));
    expect(cardsOf('Por hacer')).toEqual(['Uno', 'Dos']);
  });

  it('moves nothing for whoever may not change tasks', async () => {
    const net = await open(READER);
    card('Uno').focus();
    await userEvent.keyboard(' {ArrowDown} ');
    expect(cardsOf('Por hacer')).toEqual(['Uno', 'Dos']);
    expect(net.of(MOVE)).toEqual([]);
  });
});
