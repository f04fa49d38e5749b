import { refusal, silence } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { around, CASHIER, MANAGER, taskOf } from '../test/records';
import { openScreen } from '../test/screens';
import { NewTask } from './NewTask';

const CREATE = 'POST /api/v1/tasks';
const answers = { ...around, [CREATE]: () => ({ data: taskOf({ title: 'Llamar al banco' }) }) };

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const write = (label: string, text: string) => userEvent.type(field(label), text);
const choose = (label: string, option: string) => userEvent.selectOptions(field(label), option);
const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

describe('a new task', () => {
  const open = async (me = {}, permissions: Record<string, 'all' | 'own'> = MANAGER) => {
    const onClose = rs.fn();
    const net = openScreen(<NewTask status="in progress" onClose={onClose} />, { me, permissions, answers });
    await screen.findByLabelText(/^Título/);
    return { net, onClose };
  };

  it('is made of what was written, due by the end of the day in the office’s zone', async () => {
    const { net, onClose } = await open();
    await write('Título', '  Llamar al banco ');
    await write('Descripción', 'Por la tarde');
    await choose('Prioridad', 'Urgente');
    await userEvent.click(field('Responsable'));
    await userEvent.click(await screen.findByRole('option', { name: 'Luis Gómez' }));
    await write('Vencimiento', '24/11/2026');
    await choose('Etiqueta', 'Documentación');
    await userEvent.click(screen.getByRole('button', { name: 'Crear tarea' }));
    await screen.findByText('Tarea «Llamar al banco» creada');
    expect(net.of(CREATE).map(({ body }) => body)).toEqual([
      {
        title: 'Llamar al banco',
        description: 'Por la tarde',
        status: 'in progress',
        priority: 'critical',
        label: 'documentation',
        assignee_id: 'u2',
        due_at: '2026-11-25T02:59:00.000Z',
      },
    ]);
    expect(onClose.mock.calls).toHaveLength(1);
  });

  it('has the priority that the company gives to tasks, and nobody’s name', async () => {
    const { net } = await open();
    await write('Título', 'Llamar al banco');
    await send();
    await waitFor(() => expect(net.of(CREATE)).toHaveLength(1));
    expect(net.of(CREATE)[0]?.body).toMatchObject({ priority: 'medium', assignee_id: '' });
  });

  it('is a cashier’s own unless told otherwise', async () => {
    await open({ id: 'u2', role: 'cashier' }, CASHIER);
    await waitFor(() => expect(field('Responsable')).toHaveProperty('value', 'u2'));
  });

  it('is not sent without a title or with a day that is none, and both are told at their fields', async () => {
    const { net } = await open();
    await write('Vencimiento', '31/2');
    await send();
    await screen.findByText('Título: Es obligatorio');
    expect(field('Título').ariaInvalid ?? field('Título').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('link', { name: /^Vencimiento: Escriba una fecha/ }));
    expect(document.activeElement).toBe(field('Vencimiento'));
    expect(net.of(CREATE)).toEqual([]);
  });

  it('tells what the server refuses at the field it names, the rest staying as it was written', async () => {
    const { net, onClose } = await open();
    const errors = [{ field: 'body.assignee_id', code: 'gone', title: 'Ya no trabaja aquí' }];
    net.change({ [CREATE]: () => refusal(422, { errors }) });
    await write('Título', 'Llamar al banco');
    await send();
    await screen.findByText('Responsable: Ya no trabaja aquí');
    expect(field('Responsable').getAttribute('aria-invalid')).toBe('true');
    expect(field('Título')).toHaveProperty('value', 'Llamar al banco');
    expect(onClose.mock.calls).toEqual([]);
  });

  it('is sent once, however often one presses', async () => {
    const { net } = await open();
    net.change({ [CREATE]: silence });
    await write('Título', 'Llamar al banco');
    await send();
    await waitFor(() => expect(net.of(CREATE)).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Crear tarea' })).toHaveProperty('disabled', true);
  });
});
