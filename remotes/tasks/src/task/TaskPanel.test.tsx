import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTaskParams } from '../list/useTaskParams';
import { around, MANAGER, READER, taskOf } from '../test/records';
import { itTellsItsStates, openScreen } from '../test/screens';
import { TaskPanel } from './TaskPanel';

const linked = { module: 'portfolios', type: 'debtor', id: 'd1', title: 'Ana Pereira' };
const task = taskOf({ link: linked, due_at: '2026-11-25T02:59:00Z' });

const answers = {
  ...around,
  'GET /api/v1/tasks/{id}': () => ({ data: task }),
  'GET /api/v1/tasks/{id}/history': () => pageOf([]),
  'PATCH /api/v1/tasks/{id}': () => ({ data: taskOf({ title: 'Pedir el contrato' }) }),
};

function Screen() {
  return <TaskPanel params={useTaskParams()} onDelete={() => {}} />;
}

const at = { url: '/tasks?status=todo&task=t1' };
const panel = async (name = 'Pedir el recibo') => within(await screen.findByRole('dialog', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const write = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(new RegExp(`^${label}`)));
  await userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), text);
};

describe('the panel of a task', () => {
  itTellsItsStates({
    draw: () => <Screen />,
    ...at,
    permissions: MANAGER,
    answers,
    reads: 'GET /api/v1/tasks/{id}',
    shows: 'Lo tiene la sucursal',
  });

  const open = async (permissions: Record<string, 'all'> = MANAGER) => {
    const net = openScreen(<Screen />, { ...at, permissions, answers });
    await panel();
    return net;
  };
  const edit = async () => {
    const net = await open();
    await press('Editar');
    await screen.findByLabelText('Descripción');
    return net;
  };

  it('tells one that is gone, with nothing to try again, and closes', async () => {
    openScreen(<Screen />, {
      ...at,
      permissions: MANAGER,
      answers: { ...answers, 'GET /api/v1/tasks/{id}': () => refusal(404, { title: 'No existe' }) },
    });
    await screen.findByText('No existe o usted ya no puede verlo.');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Cerrar' })).at(-1) as HTMLElement);
    await waitFor(() => expect(location.search).toBe('?status=todo'));
  });

  it('leads to the record that the task is about', async () => {
    await open();
    const about = screen.getByRole('link', { name: 'Ana Pereira' });
    expect(about.getAttribute('href')).toBe('/debtors/d1');
  });

  it('sends what was changed with the version that was read, and says that it is saved', async () => {
    const net = await edit();
    await write('Título', 'Pedir el contrato');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Tarea «Pedir el contrato» guardada');
    const [sent] = net.of('PATCH /api/v1/tasks/{id}');
    expect(sent?.headers.get('If-Match')).toBe('"3"');
    expect(sent?.body).toEqual({
      title: 'Pedir el contrato',
      description: 'Lo tiene la sucursal',
      status: 'todo',
      priority: 'high',
      label: '',
      assignee_id: 'u2',
      due_at: '2026-11-25T02:59:00Z',
      link: linked,
    });
    expect(await screen.findByRole('button', { name: 'Editar' })).toBeDefined();
  });

  it('begins a form from the own change that is still under way, not from the version before', async () => {
    const net = await open();
    const moved = taskOf({ version: 4, status: 'done' });
    const answered = Promise.withResolvers<{ data: typeof moved }>();
    net.change({
      'PATCH /api/v1/tasks/{id}': () => answered.promise,
      'GET /api/v1/tasks/{id}': () => ({ data: moved }),
    });
    await userEvent.selectOptions(screen.getByLabelText('Estado'), 'Hecha');
    await press('Editar');
    expect(screen.queryByLabelText('Descripción')).toBeNull();
    answered.resolve({ data: moved });
    await screen.findByLabelText('Descripción');
    expect(screen.getByLabelText('Estado')).toHaveProperty('value', 'done');
    await press('Guardar');
    await waitFor(() => expect(net.of('PATCH /api/v1/tasks/{id}')).toHaveLength(2));
    expect(net.of('PATCH /api/v1/tasks/{id}')[1]?.headers.get('If-Match')).toBe('"4"');
  });

  it('offers the version that somebody else saved meanwhile, and saves upon that one', async () => {
    const net = await edit();
    const theirs = taskOf({ version: 4, title: 'Pedir el recibo firmado' });
    net.change({
      'PATCH /api/v1/tasks/{id}': () => refusal(412),
      'GET /api/v1/tasks/{id}': () => ({ data: theirs }),
    });
    await write('Título', 'Pedir el contrato');
    await press('Guardar');
    await screen.findByText('Otra persona guardó cambios antes');
    expect(screen.getByLabelText(/^Título/)).toHaveProperty('value', 'Pedir el contrato');
    await press('Cargar la versión actual');
    await screen.findByDisplayValue('Pedir el recibo firmado');
    net.change({ 'PATCH /api/v1/tasks/{id}': () => ({ data: theirs }) });
    await press('Guardar');
    await screen.findByText('Tarea «Pedir el recibo firmado» guardada');
    expect(net.of('PATCH /api/v1/tasks/{id}').at(-1)?.headers.get('If-Match')).toBe('"4"');
  });

  it('takes the link away when it is taken out of the form', async () => {
    const net = await edit();
    await press('Quitar el vínculo con Ana Pereira');
    await press('Guardar');
    await waitFor(() => expect(net.of('PATCH /api/v1/tasks/{id}')).toHaveLength(1));
    expect(net.of('PATCH /api/v1/tasks/{id}')[0]?.body).toMatchObject({ unlink: true });
  });

  it('asks before unsaved work is left, and keeps it for whoever stays', async () => {
    await edit();
    await write('Título', 'Otra cosa');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await userEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText(/^Título/)).toHaveProperty('value', 'Otra cosa');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(location.search).toBe('?status=todo'));
  });

  it('closes at once when nothing is unsaved, the list staying as it was', async () => {
    await edit();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(location.search).toBe('?status=todo'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets whoever may only see tasks change nothing of it', async () => {
    await open(READER);
    expect((await panel()).queryAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Cerrar']);
    expect((await panel()).queryByRole('combobox')).toBeNull();
  });
});
