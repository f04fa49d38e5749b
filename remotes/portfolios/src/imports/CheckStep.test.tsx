import { itTellsItsStates, network, pageOf, refusal, renderScreen, speak } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { ImportFile } from '../api/importTypes';
import { importOf, rejectionOf } from '../test/records';
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
  beforeEach(() => speak({ portfolios: es }));

  const open = (file: ImportFile, more = {}) => {
    const net = network({ ...answers, ...more });
    const onNext = rs.fn();
    renderScreen(<CheckStep file={file} onBack={() => {}} onNext={onNext} />, { answer: net.answer });
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
    expect(screen.getByRole('row', { name: '8 Deuda 12,5O No es un importe.' })).toBeTruthy();
    expect(screen.getByRole('row', { name: '9 Deuda (vacío) No es un importe.' })).toBeTruthy();
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
});
