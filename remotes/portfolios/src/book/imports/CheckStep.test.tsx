import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportFile } from '../../api/types';
import { importOf, rejectionOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { CheckStep } from './CheckStep';

const REJECTIONS = 'GET /api/v1/imports/{id}/rejections';
const START = 'POST /api/v1/imports/{id}/start';
const CANCEL = 'POST /api/v1/imports/{id}/cancel';

const counts = { created: 8, updated: 2, unchanged: 0, rejected: 12 };
const checked = importOf({ status: 'checked', check_result: counts });

const answers = {
  [REJECTIONS]: () => pageOf([rejectionOf(), rejectionOf({ line: 9, value: '' })], { total: 12 }),
  [START]: () => ({ data: importOf({ status: 'running' }) }),
  [CANCEL]: () => ({ data: importOf({ status: 'cancelled' }) }),
};

const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe('the check of a file', () => {
  const open = (file: ImportFile, more = {}) => {
    const onNext = rs.fn();
    const net = openScreen(<CheckStep file={file} onBack={() => {}} onNext={onNext} />, {
      answers: { ...answers, ...more },
    });
    return { net, onNext };
  };

  describe('with rejected rows', () => {
    itTellsItsStates({
      draw: () => <CheckStep file={checked} onBack={() => {}} onNext={() => {}} />,
      answers,
      reads: REJECTIONS,
      shows: '12,5O',
    });
  });

  it('tells what would come of the rows, and of each refused cell why', async () => {
    const { net } = open(checked);
    await screen.findByText('12 filas rechazadas');
    expect(['Nuevos', 'Actualizados', 'Sin cambios', 'Rechazados'].map(figure)).toEqual([
      '8',
      '2',
      '0',
      '12',
    ]);
    expect(screen.getByRole('row', { name: /^8 Deuda 12,5O No es un importe\./ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^9 Deuda \(vacío\) No es un importe\./ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Página 2' }));
    await waitFor(() => expect(net.of(REJECTIONS).at(-1)?.query.get('page')).toBe('2'));
  });

  it('leads to the import of the rows that are good', async () => {
    const { net, onNext } = open(checked);
    await userEvent.click(await screen.findByRole('button', { name: 'Importar 10 filas' }));
    await waitFor(() => expect(onNext).toHaveBeenCalled());
    expect(net.of(START)[0]?.path).toEqual({ id: 'i1' });
  });

  it('stays where it is when the import may not begin, and says why', async () => {
    const { onNext } = open(checked, { [START]: () => refusal(409, { title: 'La cartera está cerrada' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Importar 10 filas' }));
    await screen.findByText('La cartera está cerrada');
    expect(onNext).not.toHaveBeenCalled();
  });

  it('imports nothing where every row is refused', async () => {
    open({ ...checked, check_result: { created: 0, updated: 0, unchanged: 0, rejected: 12 } });
    await screen.findByText('El archivo no trae nada nuevo.');
    expect(screen.getByRole('button', { name: /^Importar/ })).toHaveProperty('disabled', true);
  });

  it('tells how far it is while it runs, and is stopped on request', async () => {
    const progress = { ...importOf().progress, processed: 600, total: 1_200, percent: 50, rejected: 3 };
    const { net } = open(importOf({ status: 'checking', progress }));
    await screen.findByText('600 de 1.200 filas');
    expect(figure('Rechazados')).toBe('3');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(net.of(CANCEL)).toHaveLength(1));
  });

  it('tells what the rows come to in each currency, exactly', async () => {
    const uyu = {
      currency: 'UYU',
      rows: 8,
      balance: 12_345_678_901,
      rejected_rows: 2,
      rejected_balance: 150,
    };
    const usd = { currency: 'USD', rows: 1, balance: 2_000, rejected_rows: 0, rejected_balance: 0 };
    open({ ...checked, check_totals: [usd, uyu] });
    const row = await screen.findByRole('row', { name: /^UYU/ });
    expect(row.textContent).toMatch(/123\.456\.789,01/);
    expect(row.textContent).toMatch(/1,50/);
    expect(screen.getByRole('row', { name: /^USD/ }).textContent).toMatch(/20,00/);
  });

  describe('with a row to mend', () => {
    const ROW = 'GET /api/v1/imports/{id}/rejections/{line}';
    const MEND = 'PUT /api/v1/imports/{id}/rejections/{line}';
    const row = {
      line: 8,
      values: ['4.181.311-7', 'Begoña', '12,5O'],
      mended: false,
      faults: [rejectionOf()],
    };
    const more = {
      [ROW]: () => ({ data: row }),
      [MEND]: () => ({ data: { ...row, mended: true } }),
      'POST /api/v1/imports/{id}/mended': () => ({ data: importOf({ id: 'i2', status: 'checking' }) }),
    };
    const mend = async (value: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Corregir la línea 8' }));
      const field = await screen.findByLabelText('Deuda');
      await userEvent.clear(field);
      await userEvent.type(field, value);
      await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    };

    it('shows it whole, keeps what was mended, and imports it', async () => {
      const { net } = open(checked, more);
      await mend('12,50');
      await waitFor(() =>
        expect(net.of(MEND)[0]?.body).toEqual({ values: ['4.181.311-7', 'Begoña', '12,50'] }),
      );
      await screen.findByText('Corregida');
      await userEvent.click(screen.getByRole('button', { name: 'Importar lo corregido aquí' }));
      await waitFor(() => expect(location.pathname).toBe('/portfolios/p1/imports/i2'));
    });

    it('says at the column what is still at fault', async () => {
      const errors = [{ field: 'body.values[2]', code: 'x', title: 'No es un importe válido.' }];
      open(checked, { ...more, [MEND]: () => refusal(422, { errors }) });
      await mend('x');
      await screen.findAllByText(/No es un importe válido\./);
      expect(screen.getByLabelText('Deuda').getAttribute('aria-invalid')).toBe('true');
    });
  });
});
