import { names, pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { around, happeningOf, MANAGER, taskOf } from '../test/records';
import { openScreen } from '../test/screens';
import { TaskView } from './TaskView';

const UPDATE = 'PATCH /api/v1/tasks/{id}';
const HISTORY = 'GET /api/v1/tasks/{id}/history';

const past = [
  happeningOf({
    id: 'h3',
    name: 'tasks.task.updated',
    facts: [
      { field: 'status', kind: 'word', change: true, from: ['todo'], to: ['done'] },
      { field: 'assignee_id', kind: 'record', record: 'core.user', change: true, from: ['u2'] },
    ],
  }),
  happeningOf({
    id: 'h2',
    name: 'tasks.task.updated',
    actor: { kind: 'system', id: '', name: 'Reglas' },
    facts: [
      { field: 'due_at', kind: 'day', change: true, to: ['2026-11-25T02:59:00Z'] },
      { field: 'title', kind: 'changed', change: true },
    ],
  }),
  happeningOf({ id: 'h1' }),
];

const answers = {
  ...around,
  ...names({ 'core.user:u2': { name: 'Luis Gómez' } }),
  [UPDATE]: () => ({ data: taskOf() }),
  [HISTORY]: () => pageOf(past),
};
const nothing = () => {};

const fact = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent;

describe('one task', () => {
  const open = (change: Partial<ReturnType<typeof taskOf>> = {}) => {
    const task = { ...taskOf(change), checklist: [] };
    return openScreen(<TaskView task={task} onEdit={nothing} onDelete={nothing} />, {
      permissions: MANAGER,
      answers,
    });
  };

  it('says who does it, what brought it about and when it was closed', async () => {
    open({ status: 'done', closed_at: '2026-11-22T15:00:00Z', origin: 'broken_promise' });
    await screen.findAllByText('Luis Gómez');
    expect(await fact('Responsable')).toBe('Luis Gómez');
    expect(await fact('Vencimiento')).toBe('Sin vencimiento');
    expect(await fact('Origen')).toBe('Promesa incumplida');
    expect(await fact('Cerrada')).toBe('22/11/2026, 12:00');
  });

  it('leaves out what an open task of somebody’s own making does not have', async () => {
    open();
    await fact('Creada');
    for (const name of ['Cerrada', 'Origen', 'Registro vinculado', 'Etiqueta'])
      expect(screen.queryByText(name, { selector: 'dt' })).toBeNull();
  });

  it('changes its status by one choice, of the version that is shown', async () => {
    const net = open();
    await userEvent.selectOptions(await screen.findByLabelText('Estado'), 'En curso');
    const [sent] = net.of(UPDATE);
    expect(sent?.body).toEqual({ status: 'in progress' });
    expect(sent?.headers.get('If-Match')).toBe('"3"');
  });

  it('says why its status was refused', async () => {
    const net = open();
    net.change({ [UPDATE]: () => refusal(412, { title: 'La cambió otra persona' }) });
    await userEvent.selectOptions(await screen.findByLabelText('Estado'), 'En curso');
    await screen.findByText('La cambió otra persona');
  });

  it('tells its history in words, with who did it', async () => {
    open();
    const history = await screen.findByRole('list', { name: 'Historial' });
    expect(await within(history).findAllByText('Luis Gómez')).toHaveLength(3);
    const lines = [...history.children].map(({ textContent }) => textContent);
    expect(lines).toMatchObject([
      expect.stringMatching(
        /^Tarea cambiadaLuis Gómez.*Estado: Por hacer pasó a HechaResponsable: Luis Gómez pasó a nadie$/,
      ),
      expect.stringMatching(/^Tarea cambiadaReglas.*Vencimiento: nada pasó a 24\/11\/2026Título: cambió$/),
      expect.stringMatching(/^Tarea creadaLuis Gómez/),
    ]);
  });

  it('stays to be read when its history cannot be, which is asked for again on request', async () => {
    const net = openScreen(
      <TaskView task={{ ...taskOf(), checklist: [] }} onEdit={nothing} onDelete={nothing} />,
      { permissions: MANAGER, answers: { ...answers, [HISTORY]: () => refusal(409) } },
    );
    await screen.findByText('No se puede ahora');
    expect(screen.getByText('Lo tiene la sucursal')).toBeDefined();
    net.change({ [HISTORY]: answers[HISTORY] });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByText('Tarea creada');
  });
});
