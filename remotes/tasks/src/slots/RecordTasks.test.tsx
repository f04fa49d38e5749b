import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { around, MANAGER, READER, taskOf } from '../test/records';
import { itTellsItsStates, openScreen } from '../test/screens';
import { RecordTasks } from './RecordTasks';

const subject = { module: 'portfolios', type: 'debtor', id: 'd1', title: 'Ana Pereira' };

const answers = {
  ...around,
  'GET /api/v1/tasks': () => pageOf([taskOf()]),
  'POST /api/v1/tasks': () => ({ data: taskOf({ title: 'Llamar al banco' }) }),
};

describe('the tasks about a debtor', () => {
  itTellsItsStates({
    draw: () => <RecordTasks name="debtor.side" subject={subject} />,
    permissions: READER,
    answers,
    reads: 'GET /api/v1/tasks',
    shows: 'Pedir el recibo',
    empty: { answer: pageOf([]), says: 'Sin tareas abiertas' },
  });

  it('are the open ones about that debtor', async () => {
    const net = openScreen(<RecordTasks name="debtor.side" subject={subject} />, {
      permissions: READER,
      answers,
    });
    await screen.findByRole('link', { name: 'Pedir el recibo' });
    expect(Object.fromEntries(net.of('GET /api/v1/tasks')[0]?.query ?? [])).toMatchObject({
      link_type: 'debtor',
      link_id: 'd1',
      status: 'backlog,todo,in progress',
    });
    expect(screen.queryByRole('button', { name: 'Crear tarea' })).toBeNull();
  });

  it('grow by one about that debtor without leaving the page, and are read again', async () => {
    const net = openScreen(<RecordTasks name="debtor.side" subject={subject} />, {
      permissions: MANAGER,
      answers,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Crear tarea' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Crear tarea' }));
    await userEvent.type(await panel.findByLabelText(/^Título/), 'Llamar al banco');
    expect(panel.getByText('Ana Pereira')).toBeDefined();
    await userEvent.click(panel.getByRole('button', { name: 'Crear tarea' }));
    await screen.findByText('Tarea «Llamar al banco» creada');
    expect(net.of('POST /api/v1/tasks')[0]?.body).toMatchObject({ status: 'todo', link: subject });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(net.of('GET /api/v1/tasks')).toHaveLength(2));
  });
});
