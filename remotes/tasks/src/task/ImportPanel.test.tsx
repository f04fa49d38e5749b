import { refusal, silence } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen } from '../test/screens';
import { ImportPanel } from './ImportPanel';

const IMPORT = 'POST /api/v1/tasks/import';
const TEXT = 'Título;Prioridad\nPedir el recibo;alta\nMal hecha;altísima\n';

const rejected = {
  line: 3,
  column: 'priority',
  value: 'altísima',
  code: 'invalid',
  reason: 'No es una prioridad',
};
const outcome = { created: 1, rejected: [rejected], ignored_columns: ['Zona', 'Color'] };

describe('a file of tasks', () => {
  const bring = async (answer: () => { data: typeof outcome } | Response | Promise<never>) => {
    const onClose = rs.fn();
    const net = openScreen(<ImportPanel open onClose={onClose} />, { answers: { [IMPORT]: answer } });
    const file = new File([TEXT], 'tareas.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText('Arrastre un archivo CSV'), file);
    return { net, onClose };
  };

  it('is sent as it is; what came in is counted, and what did not is told line by line', async () => {
    const { net, onClose } = await bring(() => ({ data: outcome }));
    await screen.findByText('Se creó una tarea');
    expect(screen.getByText('Una fila no se importó. Corríjala e impórtela de nuevo.')).toBeDefined();
    expect(screen.getByText('Columnas que no se usaron: Zona, Color')).toBeDefined();
    const lines = within(screen.getByRole('list', { name: 'Filas que no se importaron' }));
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fila 3, prioridadNo es una prioridadaltísima',
    ]);
    const [sent] = net.of(IMPORT);
    expect(sent?.body).toBe(TEXT);
    expect(sent?.headers.get('Content-Type')).toBe('text/csv');
    await userEvent.click(screen.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    expect(onClose.mock.calls).toHaveLength(1);
  });

  it('counts once a line that has two things wrong', async () => {
    const twice = [rejected, { ...rejected, column: 'title', value: '', reason: 'Es obligatorio' }];
    await bring(() => ({ data: { created: 3, rejected: twice, ignored_columns: [] } }));
    await screen.findByText('Se crearon 3 tareas');
    expect(screen.getByText('Una fila no se importó. Corríjala e impórtela de nuevo.')).toBeDefined();
    expect(screen.queryByText(/^Columnas que no se usaron/)).toBeNull();
  });

  it('makes room for another one', async () => {
    await bring(() => ({ data: outcome }));
    await userEvent.click(await screen.findByRole('button', { name: 'Importar otro archivo' }));
    await screen.findByRole('button', { name: 'Elegir archivo' });
    expect(screen.queryByText('Se creó una tarea')).toBeNull();
  });

  it('is told when it will not do at all, and another can be chosen', async () => {
    await bring(() => refusal(422, { title: 'Al archivo le falta la columna título' }));
    await screen.findByText('Al archivo le falta la columna título');
    expect(screen.getByRole('button', { name: 'Elegir archivo' })).toHaveProperty('disabled', false);
  });

  it('keeps a second one from being chosen while it is on its way', async () => {
    await bring(silence);
    await screen.findByText('Importando');
    expect(screen.getByRole('button', { name: 'Elegir archivo' })).toHaveProperty('disabled', true);
  });
});
