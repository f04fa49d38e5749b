import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it, rstest } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { around, CASHIER, MANAGER, taskOf } from '../test/records';
import { type Answers, itTellsItsStates, openScreen } from '../test/screens';
import { TasksPage } from './TasksPage';

const answers: Answers = {
  ...around,
  'GET /api/v1/tasks': ({ query }) => pageOf([taskOf()], { total: 35, page: Number(query.get('page')) }),
};

const link = (name: string) => screen.findByRole('link', { name });
const filters = () => within(document.querySelector('search') as HTMLElement);
const address = () => Object.fromEntries(new URLSearchParams(location.search));

describe('the tasks', () => {
  const open = async (url = '/tasks', permissions: Record<string, 'all' | 'own'> = MANAGER) => {
    const net = openScreen(<TasksPage />, { url, permissions, answers });
    await link('Pedir el recibo');
    return net;
  };
  const asked = (net: Awaited<ReturnType<typeof open>>) =>
    Object.fromEntries(net.of('GET /api/v1/tasks').at(-1)?.query ?? []);

  itTellsItsStates({
    draw: () => <TasksPage />,
    permissions: MANAGER,
    answers,
    reads: 'GET /api/v1/tasks',
    shows: 'Pedir el recibo',
    empty: { answer: pageOf([]), says: 'Todavía no hay tareas' },
  });

  it('are not even asked for by whoever may not see them', async () => {
    const net = openScreen(<TasksPage />, { answers });
    await screen.findByText('No tiene permiso para ver esto');
    expect(net.asked).toEqual([]);
  });

  it('are asked for as the address says, and its chips and search say the same', async () => {
    const net = await open('/tasks?page=2&pageSize=25&sort=title&filter=recibo&status=in%20progress,todo');
    expect(asked(net)).toEqual({
      page: '2',
      pageSize: '25',
      sort: 'title',
      filter: 'recibo',
      status: 'in progress,todo',
    });
    expect(screen.getByText('Estado: En curso, Por hacer')).toBeDefined();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'recibo');
    expect(screen.getByRole('button', { name: 'Página 2' }).ariaCurrent).toBe('page');
  });

  it('take what means nothing in an address for what is usual', async () => {
    const net = await open(
      '/tasks?page=x&pageSize=-3&status=doing,todo&priority=urgent&sort=version&view=list',
    );
    expect(asked(net)).toEqual({ page: '1', pageSize: '10', sort: '-created_at', status: 'todo' });
    expect(screen.getByText('Estado: Por hacer')).toBeDefined();
    expect(filters().getByRole('button', { name: 'Prioridad' })).toBeDefined();
  });

  it('are narrowed by a chip, from their first page, until the chip is cleared', async () => {
    const net = await open('/tasks?page=3');
    await userEvent.click(filters().getByRole('button', { name: 'Prioridad' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Alta' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Urgente' }));
    await waitFor(() => expect(address()).toEqual({ priority: 'high,critical' }));
    await waitFor(() => expect(asked(net)).toMatchObject({ page: '1', priority: 'high,critical' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar filtro Prioridad' }));
    await waitFor(() => expect(address()).toEqual({}));
  });

  it('call the own ones so, also where another page led here', async () => {
    await open('/tasks?assignee=me&sort=due_at');
    expect(screen.getByText('Responsable: Mías')).toBeDefined();
  });

  it('are searched as one types, and all are back when nothing is found and the search is let go', async () => {
    const net = await open('/tasks?page=2&status=todo');
    net.change({ 'GET /api/v1/tasks': ({ query }) => pageOf(query.has('filter') ? [] : [taskOf()]) });
    await userEvent.keyboard('/zzz');
    await screen.findByText('Sin resultados');
    await waitFor(() => expect(address()).toEqual({ filter: 'zzz', status: 'todo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar búsqueda y filtros' }));
    await link('Pedir el recibo');
    await waitFor(() => expect(address()).toEqual({}));
  });

  it('are sorted by a header from their first page on and turned by a page, which Back takes back', async () => {
    const net = await open('/tasks?page=3');
    await userEvent.click(screen.getByRole('button', { name: 'Vencimiento' }));
    await waitFor(() => expect(asked(net)).toMatchObject({ sort: 'due_at', page: '1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Página 2' }));
    await waitFor(() => expect(address()).toEqual({ sort: 'due_at', page: '2' }));
    await waitFor(() => expect(asked(net)).toMatchObject({ sort: 'due_at', page: '2' }));
    history.back();
    await waitFor(() => expect(address()).toEqual({ sort: 'due_at' }));
  });

  it('leave out what is not a cashier’s to do', async () => {
    await open('/tasks', CASHIER);
    expect(screen.getByRole('button', { name: 'Crear tarea' })).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Más acciones' })).toBeNull();
  });

  it('go into a file with the search, the filters and the order of the list', async () => {
    const net = await open('/tasks?filter=recibo&label=bug&sort=-due_at');
    net.change({ 'GET /api/v1/tasks/export': () => new Response('id;title\n') });
    const saved = rstest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL = () => 'blob:tasks';
    URL.revokeObjectURL = () => {};
    await userEvent.click(screen.getByRole('button', { name: 'Más acciones' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exportar lo filtrado (CSV)' }));
    await waitFor(() => expect(saved.mock.contexts).toMatchObject([{ download: 'tasks.csv' }]));
    const [sent] = net.of('GET /api/v1/tasks/export');
    expect(Object.fromEntries(sent?.query ?? [])).toMatchObject({
      filter: 'recibo',
      label: 'bug',
      sort: '-due_at',
    });
    saved.mockRestore();
  });
});
