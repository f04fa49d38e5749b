import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { around, MANAGER, taskOf } from '../test/records';
import { openScreen } from '../test/screens';
import { TasksPage } from './TasksPage';

const answers = {
  ...around,
  'GET /api/v1/tasks': () => pageOf([taskOf()]),
  'GET /api/v1/tasks/{id}': () => ({ data: taskOf() }),
  'GET /api/v1/tasks/{id}/history': () => pageOf([]),
  'DELETE /api/v1/tasks/{id}': () => new Response(null, { status: 204 }),
};

describe('a task is deleted', () => {
  const open = async () => {
    const net = openScreen(<TasksPage />, { url: '/tasks?task=t1', permissions: MANAGER, answers });
    const panel = within(await screen.findByRole('dialog', { name: 'Pedir el recibo' }));
    await userEvent.click(panel.getByRole('button', { name: 'Eliminar' }));
    const question = await screen.findByRole('alertdialog', {
      name: '¿Eliminar la tarea «Pedir el recibo»?',
    });
    return { net, question: within(question) };
  };

  it('once one has said so again; the panel beside the list goes with it', async () => {
    const { net, question } = await open();
    expect(net.of('DELETE /api/v1/tasks/{id}')).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('Tarea «Pedir el recibo» eliminada');
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const [sent] = net.of('DELETE /api/v1/tasks/{id}');
    expect(sent?.path).toEqual({ id: 't1' });
    expect(sent?.headers.get('If-Match')).toBe('"3"');
  });

  it('not when the server refuses, which is told where it was asked', async () => {
    const { net, question } = await open();
    net.change({ 'DELETE /api/v1/tasks/{id}': () => refusal(412, { title: 'La cambió otra persona' }) });
    await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await question.findByText('La cambió otra persona');
    await waitFor(() => expect(location.search).toBe('?task=t1'));
  });

  it('not when one thinks better of it', async () => {
    const { net, question } = await open();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(net.of('DELETE /api/v1/tasks/{id}')).toEqual([]);
  });
});
