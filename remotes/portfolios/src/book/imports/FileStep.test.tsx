import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportFile } from '../../api/types';
import { importOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { FileStep } from './FileStep';

const PATCH = 'PATCH /api/v1/imports/{id}/format';

describe('how a file was read', () => {
  const open = (change: Partial<ImportFile> = {}) => {
    const onNext = rs.fn();
    const net = openScreen(<FileStep file={importOf(change)} onNext={onNext} />, {
      answers: { [PATCH]: () => ({ data: importOf() }) },
    });
    return { net, onNext };
  };
  const chosen = (name: string) => {
    const field = screen.getByLabelText<HTMLSelectElement>(name);
    return field.options[field.selectedIndex]?.textContent;
  };

  it('is told with its first rows: signs, decimals and dates as they were found', async () => {
    const { onNext } = open();
    await screen.findByText(/^2\s?kB, unas 1\.200 filas/i);
    expect(['Codificación', 'Separador', 'Decimales', 'Fechas'].map(chosen)).toEqual([
      'Windows-1252',
      'Punto y coma ( ; )',
      '1.234,56',
      'Día/mes/año',
    ]);
    expect(screen.getByRole('cell', { name: 'Begoña Ibáñez' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continuar con las columnas' }));
    expect(onNext).toHaveBeenCalled();
  });

  it('is changed one part at a time, in the version that was read', async () => {
    const { net } = open({ version: 5 });
    await userEvent.selectOptions(await screen.findByLabelText('Fechas'), 'Mes/día/año');
    await waitFor(() => expect(net.of(PATCH)[0]?.body).toEqual({ date: 'mdy' }));
    expect(net.of(PATCH)[0]?.headers.get('If-Match')).toBe('"5"');
  });

  it('asks to confirm the dates that can be read both ways', async () => {
    open({ detected: { ...importOf().detected, date_ambiguous: true } });
    expect(await screen.findByText(/^Todas las fechas vistas pueden leerse/)).toBeTruthy();
  });

  it('has for a workbook its sheets, and neither signs nor encoding', async () => {
    const format = { ...importOf().format, kind: 'xlsx', sheet: 'Mora' };
    const { net } = open({ format, detected: { ...importOf().detected, sheets: ['Resumen', 'Mora'] } });
    await waitFor(() => expect(chosen('Hoja')).toBe('Mora'));
    expect(screen.queryByLabelText(/^Codificación|^Separador/)).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Hoja'), 'Resumen');
    await waitFor(() => expect(net.of(PATCH)[0]?.body).toEqual({ sheet: 'Resumen' }));
  });

  it('shows the lines above the header, and another is pointed at', async () => {
    const above = [['Cartera noviembre'], [], ['Cédula', 'Nombre', 'Deuda'], ['1', 'Ana', '5']];
    const format = { ...importOf().format, header_row: 3 };
    const { net } = open({ format, detected: { ...importOf().detected, above, above_from: 1 } });
    await screen.findByLabelText('Línea del encabezado');
    expect(chosen('Línea del encabezado')).toBe('Línea 3: Cédula · Nombre · Deuda');
    await userEvent.selectOptions(
      screen.getByLabelText('Línea del encabezado'),
      'Línea 1: Cartera noviembre',
    );
    await waitFor(() => expect(net.of(PATCH)[0]?.body).toEqual({ header_row: 1 }));
  });
});
