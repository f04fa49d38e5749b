import { refusal, silence } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { taskOf } from '../test/records';
import { openScreen } from '../test/screens';
import { ChecklistPart } from './ChecklistPart';

const ADD = 'POST /api/v1/tasks/{id}/checklist';
const CHANGE = 'PATCH /api/v1/tasks/{id}/checklist/{step}';
const REMOVE = 'DELETE /api/v1/tasks/{id}/checklist/{step}';

const steps = [
  { id: 's1', text: 'Llamar', done: true },
  { id: 's2', text: 'Escribir', done: false },
];

const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('the steps of a task', () => {
  const open = async (checklist = steps, mayChange = true) => {
    const done = () => ({ data: taskOf() });
    const net = openScreen(<ChecklistPart task={{ ...taskOf(), checklist }} mayChange={mayChange} />, {
      answers: { [ADD]: done, [CHANGE]: done, [REMOVE]: done },
    });
    await screen.findByRole('heading', { name: 'Pasos' });
    return net;
  };

  it('say how many are done', async () => {
    await open();
    expect(screen.getByText('1 de 2 pasos')).toBeDefined();
    expect(box('Llamar')).toHaveProperty('checked', true);
    expect(box('Escribir')).toHaveProperty('checked', false);
  });

  it('are ticked at once, before the server has answered', async () => {
    const net = await open();
    net.change({ [CHANGE]: silence });
    await userEvent.click(box('Escribir'));
    expect(box('Escribir')).toHaveProperty('checked', true);
    await waitFor(() =>
      expect(net.of(CHANGE)).toMatchObject([{ path: { id: 't1', step: 's2' }, body: { done: true } }]),
    );
  });

  it('are as they were when a tick is refused, and why is said', async () => {
    const net = await open();
    net.change({ [CHANGE]: () => refusal(409, { title: 'La tarea ya no está' }) });
    await userEvent.click(box('Escribir'));
    await screen.findByText('La tarea ya no está');
    await waitFor(() => expect(box('Escribir')).toHaveProperty('checked', false));
  });

  it('go up and down by a place, the first no further up and the last no further down', async () => {
    const net = await open();
    expect(button('Subir «Llamar»')).toHaveProperty('disabled', true);
    expect(button('Bajar «Escribir»')).toHaveProperty('disabled', true);
    await userEvent.click(button('Bajar «Llamar»'));
    await userEvent.click(button('Subir «Escribir»'));
    await waitFor(() =>
      expect(net.of(CHANGE)).toMatchObject([
        { path: { step: 's1' }, body: { position: 1 } },
        { path: { step: 's2' }, body: { position: 0 } },
      ]),
    );
  });

  it('are added by Enter, the line then free for the next, and never empty', async () => {
    const net = await open();
    const line = screen.getByPlaceholderText('Nuevo paso');
    await userEvent.type(line, '   {Enter}');
    await userEvent.clear(line);
    await userEvent.type(line, 'Archivar{Enter}');
    await waitFor(() => expect(line).toHaveProperty('value', ''));
    expect(net.of(ADD).map(({ body }) => body)).toEqual([{ text: 'Archivar' }]);
  });

  it('are taken away', async () => {
    const net = await open();
    await userEvent.click(button('Quitar «Llamar»'));
    await waitFor(() => expect(net.of(REMOVE)).toMatchObject([{ path: { id: 't1', step: 's1' } }]));
  });

  it('are only to be read by whoever may not change the task', async () => {
    await open(steps, false);
    expect(box('Escribir')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
