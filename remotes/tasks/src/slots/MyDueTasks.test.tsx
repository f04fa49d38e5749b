import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import { around, READER, taskOf } from '../test/records';
import { itTellsItsStates, openScreen } from '../test/screens';
import { MyDueTasks } from './MyDueTasks';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const link = { module: 'portfolios', type: 'debtor', id: 'd1', title: 'Ana Pereira' };
const tasks = [
  taskOf({ due_at: '2020-01-02T02:59:00Z', link }),
  taskOf({ id: 't2', title: 'Ir al juzgado', due_at: inDays(0) }),
  taskOf({ id: 't3', title: 'Llamar al banco', due_at: inDays(2) }),
];

const answers = { ...around, 'GET /api/v1/tasks': () => pageOf(tasks, { total: 12 }) };

describe('the tasks on the home page', () => {
  itTellsItsStates({
    draw: () => <MyDueTasks />,
    permissions: READER,
    answers,
    reads: 'GET /api/v1/tasks',
    shows: 'Pedir el recibo',
    empty: { answer: pageOf([]), says: 'No tiene tareas vencidas ni por vencer.' },
  });

  it('are the own ones that press most, each with its day and the way to it, and how many there are', async () => {
    const net = openScreen(<MyDueTasks />, { permissions: READER, answers });
    await screen.findByText(/^Vence /);
    const lines = within(screen.getByRole('region', { name: 'Mis tareas por vencer' }));
    expect(lines.getByText('12')).toBeDefined();
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toMatchObject([
      'Pedir el reciboAna PereiraVenció 01/01/2020',
      'Ir al juzgadoHoy',
      expect.stringMatching(/^Llamar al bancoVence \d\d\/\d\d\/\d{4}$/),
    ]);
    expect(lines.getByRole('link', { name: 'Ir al juzgado' }).getAttribute('href')).toBe('/tasks?task=t2');
    expect(Object.fromEntries(net.of('GET /api/v1/tasks')[0]?.query ?? [])).toMatchObject({
      assignee: 'me',
      due: 'soon',
      sort: 'due_at',
    });
  });
});
