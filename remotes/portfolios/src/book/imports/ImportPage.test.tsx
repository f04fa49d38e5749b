import { createLiveEvents } from '@recobro/sdk';
import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportFile, ImportState } from '../../api/types';
import { importOf, portfolioOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { uploads } from '../../test/upload';
import { ImportPage } from './ImportPage';

const GET = 'GET /api/v1/imports/{id}';
const PORTFOLIO = 'GET /api/v1/carteras/{id}';
const CANCEL = 'POST /api/v1/imports/{id}/cancel';

const answers = {
  [PORTFOLIO]: () => ({ data: portfolioOf() }),
  [GET]: () => ({ data: importOf() }),
  'GET /api/v1/imports/{id}/rejections': () => pageOf([]),
  'GET /api/v1/imports/{id}/mappings': () => ({ data: [] }),
};

const path = '/portfolios/:portfolioId/imports/:importId';
const at = { url: '/portfolios/p1/imports/i1', path };
const step = () => document.querySelector('[aria-current=step]')?.textContent?.replace(/^\d/, '');

describe('the way of a file into a portfolio', () => {
  const upload = uploads();

  const open = (more = {}, url = at.url) => {
    const live = createLiveEvents();
    const net = openScreen(<ImportPage />, { url, path, live, answers: { ...answers, ...more } });
    return { net, live };
  };
  const openAt = (file: Partial<ImportFile>) => open({ [GET]: () => ({ data: importOf(file) }) });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  itTellsItsStates({
    draw: () => <ImportPage />,
    ...at,
    answers,
    reads: GET,
    shows: 'Continuar con las columnas',
  });

  it.each<[ImportState, string]>([
    ['uploaded', 'Archivo'],
    ['mapped', 'Columnas'],
    ['checking', 'Revisión'],
    ['checked', 'Revisión'],
    ['running', 'Resultado'],
    ['failed', 'Resultado'],
  ])('goes on, once %s, at %s', async (status, name) => {
    openAt({ status });
    await screen.findByText('noviembre.csv');
    await waitFor(() => expect(step()).toBe(name));
  });

  it('leads back to steps that may still be changed', async () => {
    openAt({ status: 'checked', mapping: ['national_id', 'name', 'balance'] });
    await press('Volver a Columnas');
    await screen.findByLabelText('Dato de la columna Cédula');
    await press('Atrás');
    await screen.findByLabelText('Fechas');
    expect(step()).toBe('Archivo');
  });

  it('keeps its step in the address, for a reload and for Back', async () => {
    open({ [GET]: () => ({ data: importOf({ status: 'checked' }) }) }, `${at.url}?step=columns`);
    await screen.findByLabelText('Dato de la columna Cédula');
    expect(step()).toBe('Columnas');
    await press('Volver a Archivo');
    await waitFor(() => expect(location.search).toBe('?step=file'));
    expect(step()).toBe('Archivo');
  });

  it('passes over a step in the address that it has not come to', async () => {
    open({ [GET]: () => ({ data: importOf({ status: 'uploaded' }) }) }, `${at.url}?step=check`);
    await screen.findByText('noviembre.csv');
    await waitFor(() => expect(step()).toBe('Archivo'));
  });

  it('does not lead back once it runs; tells live how far it is, and is stopped on request', async () => {
    const progress = { ...importOf().progress, processed: 100, total: 1_200, percent: 8 };
    const { net, live } = openAt({ status: 'running', progress });
    net.change({ [CANCEL]: () => ({ data: importOf({ status: 'cancelled', progress }) }) });
    await screen.findByText('100 de 1.200 filas');
    expect(screen.queryByRole('button', { name: /^Volver a/ })).toBeNull();
    const payload = { ...progress, processed: 900, percent: 75, rows_per_second: 300, seconds_left: 1 };
    const type = 'recobro.portfolios.import.progress';
    act(() => live.emit({ type, subject: 'i1', payload }));
    act(() => live.emit({ type, subject: 'another', payload: { ...payload, processed: 7 } }));
    await screen.findByText('900 de 1.200 filas');
    expect(screen.getByText('300 filas/s')).toBeTruthy();
    await press('Cancelar');
    await screen.findByText('Importación cancelada');
    expect(net.of(CANCEL)).toHaveLength(1);
  });

  it('begins with the file, whose columns come next', async () => {
    open({}, '/portfolios/p1/imports/new');
    const file = new File(['a;b'], 'noviembre.csv', { type: 'text/csv' });
    await userEvent.upload(await screen.findByLabelText('Suelte aquí el archivo del acreedor'), file);
    await waitFor(() => expect(upload.sent).toHaveLength(1));
    upload.answer(201, { data: importOf() });
    await screen.findByText('Continuar con las columnas');
    await waitFor(() => expect(location.pathname).toBe('/portfolios/p1/imports/i1'));
    await press('Continuar con las columnas');
    expect(await screen.findByText('3 de 3 columnas asignadas')).toBeTruthy();
  });

  it('takes no file for a portfolio that cannot be read, and reads it again on request', async () => {
    const { net } = open({ [PORTFOLIO]: () => refusal(409) }, '/portfolios/p1/imports/new');
    await screen.findByText('No se puede ahora');
    expect(screen.queryByLabelText('Suelte aquí el archivo del acreedor')).toBeNull();
    net.change({ [PORTFOLIO]: answers[PORTFOLIO] });
    await press('Reintentar');
    expect(await screen.findByLabelText('Suelte aquí el archivo del acreedor')).toBeTruthy();
  });
});
