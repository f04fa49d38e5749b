import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { around, CASHIER, MANAGER, READER, taskOf } from '../test/records';
import { openScreen } from '../test/screens';
import { TasksPage } from './TasksPage';

const first = taskOf({ due_at: '2020-01-02T02:59:00Z', label: 'bug', link: undefined });
const second = taskOf({ id: 't2', version: 1, title: 'Ir al juzgado', status: 'done', assignee_id: '' });

const answers = {
  ...around,
  'GET /api/v1/tasks': () => pageOf([first, second]),
  'PATCH /api/v1/tasks/{id}': () => ({ data: first }),
  'POST /api/v1/tasks/bulk': () => ({ data: { changed: ['t1', 't2'] } }),
};

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const choose = async (menu: HTMLElement, item: string) => {
  await userEvent.click(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const actionsOf = async (name: string) =>
  within(await row(name)).getByRole('button', { name: `Acciones de ${name}` });

describe('the table of tasks', () => {
  const open = (permissions: Record<string, 'all' | 'own'> = MANAGER) => {
    return openScreen(<TasksPage />, { url: '/tasks?status=todo,done', permissions, answers });
  };

  it('says of each what it is, who does it and whether it is late', async () => {
    open();
    const late = await row('Pedir el recibo');
    await waitFor(() => expect(late.textContent).toContain('Luis Gómez'));
    expect(late.textContent).toMatch(/Por hacer.*Alta.*Venció 01\/01\/2020.*Incidencia/);
    expect((await row('Ir al juzgado')).textContent).toMatch(/Hecha.*Sin asignar/);
  });

  it('leads to a task beside the list, which stays as it was', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Ir al juzgado' });
    expect(link.getAttribute('href')).toBe('/tasks?status=todo%2Cdone&task=t2');
  });

  it('marks one as done, of the version that is shown, and reads the list again', async () => {
    const net = open();
    await choose(await actionsOf('Pedir el recibo'), 'Marcar como hecha');
    await waitFor(() => expect(net.of('GET /api/v1/tasks')).toHaveLength(2));
    const [sent] = net.of('PATCH /api/v1/tasks/{id}');
    expect(sent).toMatchObject({ path: { id: 't1' }, body: { status: 'done' } });
    expect(sent?.headers.get('If-Match')).toBe('"3"');
  });

  it('offers nothing to be done with one that is done to whoever may not delete it', async () => {
    open(CASHIER);
    await actionsOf('Pedir el recibo');
    expect(within(await row('Ir al juzgado')).queryByRole('button')).toBeNull();
  });

  it('only shows them to whoever may only see them', async () => {
    open(READER);
    expect(within(await row('Pedir el recibo')).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Crear tarea' })).toBeNull();
  });

  it('changes those picked all at once, says how many, and lets go of them', async () => {
    const net = open();
    await row('Pedir el recibo');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar todas las filas de la página' }));
    await choose(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Prioridad' }), 'Baja');
    await screen.findByText('Se cambiaron 2 tareas');
    expect(net.of('POST /api/v1/tasks/bulk')[0]?.body).toEqual({
      ids: ['t1', 't2'],
      change: { priority: 'low' },
    });
    expect(screen.queryByRole('toolbar')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(net.of('POST /api/v1/tasks/bulk')).toHaveLength(2));
    expect(net.of('POST /api/v1/tasks/bulk')[1]?.body).toEqual({
      ids: ['t1', 't2'],
      change: { priority: 'high' },
    });
  });

  it('keeps those picked when the change of them is refused, and says why', async () => {
    const net = open();
    net.change({ 'POST /api/v1/tasks/bulk': () => refusal(422, { title: 'Ya no trabaja aquí' }) });
    await row('Pedir el recibo');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Ir al juzgado' }));
    const bar = within(screen.getByRole('toolbar'));
    await userEvent.click(bar.getByRole('button', { name: 'Responsable' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Luis Gómez' }));
    await screen.findByText('Ya no trabaja aquí');
    expect(bar.getByText('1 seleccionado')).toBeDefined();
    expect(net.of('POST /api/v1/tasks/bulk')[0]?.body).toEqual({
      ids: ['t2'],
      change: { assignee_id: 'u2' },
    });
  });

  it('hides a column and remembers it', async () => {
    open();
    await row('Pedir el recibo');
    await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Etiqueta' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ancho de Etiqueta' })).toBeNull());
    expect(Object.values({ ...localStorage }).join()).toContain('label');
  });
});
