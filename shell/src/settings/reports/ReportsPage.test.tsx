import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offersOf, runOf, scheduleOf } from '../../test/records';
import { type Answers, itTellsItsStates, openScreen } from '../../test/screens';
import { ReportsPage } from './ReportsPage';

const SCHEDULES = 'GET /api/v1/report-schedules';
const RUNS = 'GET /api/v1/report-runs';
const PAUSE = 'PUT /api/v1/report-schedules/{id}/paused';
const REMOVE = 'DELETE /api/v1/report-schedules/{id}';
const RUN = 'POST /api/v1/report-schedules/{id}/runs';
const READER = { 'core.reports:read': 'all' } as const;
const MANAGER = { ...READER, 'core.reports:export': 'all' } as const;

const mondays = { data: [scheduleOf()] };

const answers: Answers = {
  'GET /api/v1/reports': () => ({ data: offersOf() }),
  [SCHEDULES]: () => mondays,
  [RUNS]: () => pageOf([]),
  [PAUSE]: () => ({ data: scheduleOf({ paused: true }) }),
  [REMOVE]: () => undefined,
  [RUN]: () => ({ data: runOf({ status: 'queued' }) }),
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (item: string) => {
  await press('Más acciones de Los lunes');
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const row = () => screen.findByRole('listitem', { name: 'Los lunes' });

describe('the reports', () => {
  const open = async (
    more: Answers = {},
    permissions: Record<string, 'all'> = MANAGER,
    url = '/settings/reports',
  ) => {
    const net = openScreen(<ReportsPage />, { url, permissions, answers: { ...answers, ...more } });
    await row();
    return net;
  };

  itTellsItsStates({
    draw: () => <ReportsPage />,
    permissions: MANAGER,
    answers,
    reads: SCHEDULES,
    shows: 'Los lunes',
    empty: { answer: { data: [] }, says: 'Todavía no hay reportes programados' },
  });

  const noMail = { data: offersOf({ mail_available: false }) };
  it.each([
    ['schedules', (come: Promise<void>): Answers => ({ [SCHEDULES]: () => come.then(() => mondays) })],
    ['offers', (come: Promise<void>): Answers => ({ 'GET /api/v1/reports': () => come.then(() => noMail) })],
  ])('show nothing that the %s, which come late, would push down', async (_, late) => {
    const come = Promise.withResolvers<void>();
    const warned = () => screen.queryByText(/no envía correos/);
    const held = { ...answers, 'GET /api/v1/reports': () => noMail, ...late(come.promise) };
    openScreen(<ReportsPage />, { permissions: MANAGER, answers: held });
    await screen.findByText(/no se generó ningún archivo/);
    expect(warned()).toBeNull();
    expect(screen.queryByRole('listitem', { name: 'Los lunes' })).toBeNull();
    come.resolve();
    await row();
    expect(warned()).not.toBeNull();
  });

  it('are nothing to whoever may not see them', async () => {
    const net = openScreen(<ReportsPage />, { answers });
    await screen.findByText('No tiene permiso para ver esto');
    expect(net.asked).toEqual([]);
  });

  it('say in words what is made, when, and how it reaches people', async () => {
    await open();
    expect((await row()).textContent).toContain(
      'Deudores · CSV · Cada lunes y jueves a las 07:30 · Descarga · Próxima: 23/11/2026, 07:30',
    );
  });

  it('say why the last one failed and why the next would', async () => {
    const last_run = runOf({ status: 'failed', cause_title: 'La cartera ya no está' });
    const owner = { owner_id: 'u7', owner_name: 'Luz Paz' };
    await open({
      [SCHEDULES]: () => ({ data: [scheduleOf({ last_run, unavailable: 'Tareas está apagada', ...owner })] }),
    });
    for (const words of ['Falló', 'La cartera ya no está', 'Tareas está apagada'])
      expect(screen.getByText(words)).toBeDefined();
    expect((await row()).textContent).toContain('De Luz Paz');
  });

  it('are paused, of the version that is shown', async () => {
    const net = await open();
    await choose('Pausar');
    await waitFor(() => expect(net.of(PAUSE)).toHaveLength(1));
    expect(net.of(PAUSE)[0]?.body).toEqual({ paused: true });
    expect(net.of(PAUSE)[0]?.headers.get('If-Match')).toBe('"5"');
    await waitFor(() => expect(net.of(SCHEDULES)).toHaveLength(2));
  });

  it('are removed after asking', async () => {
    const net = await open();
    await choose('Eliminar');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('¿Eliminar Los lunes?')).toBeDefined();
    expect(net.of(REMOVE)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('Se eliminó Los lunes');
    expect(net.of(REMOVE)[0]?.headers.get('If-Match')).toBe('"5"');
  });

  it('are made now on request, not twice at once, and why not is said', async () => {
    const net = await open();
    net.change({ [RUN]: () => refusal(409, { title: 'Ya se está generando' }) });
    await press('Ejecutar ahora Los lunes');
    await screen.findByText('Ya se está generando');
    net.change({
      [SCHEDULES]: () => ({ data: [scheduleOf({ last_run: runOf({ status: 'running' }) })] }),
      [RUN]: answers[RUN],
    });
    await press('Ejecutar ahora Los lunes');
    await screen.findByText('Generando el archivo');
    expect(screen.getByRole('button', { name: 'Ejecutar ahora Los lunes' })).toHaveProperty('disabled', true);
  });

  it('keep their files, of one schedule or of all, which stands in the address', async () => {
    const files: Answers = { [RUNS]: () => pageOf([runOf()]) };
    const net = await open(files, MANAGER, '/settings/reports?page=2');
    await choose('Ver historial');
    await screen.findByRole('region', { name: 'Historial de Los lunes' });
    await waitFor(() => expect(location.search).toBe('?schedule=p1'));
    expect(net.of(RUNS).map(({ query }) => [query.get('page'), query.get('schedule_id')])).toEqual([
      ['2', null],
      ['1', 'p1'],
    ]);
    const file = within(await screen.findByRole('list', { name: 'Historial de Los lunes' }));
    expect(file.getByText(/1\.200 filas/)).toBeDefined();
    expect(file.getByRole('button', { name: 'Descargar debtors-2026-11-20.csv' })).toBeDefined();
    await press('Ver todos');
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('tell of one file all there is to know', async () => {
    const read: Answers = { 'GET /api/v1/report-runs/{id}': () => ({ data: runOf({ mail: 'failed' }) }) };
    await open(read, MANAGER, '/settings/reports?run=r1');
    const panel = within(await screen.findByRole('dialog', { name: 'Los lunes' }));
    expect(panel.getByText('Listo, sin enviar')).toBeDefined();
    expect(panel.getByText('No se pudo enviar')).toBeDefined();
    expect(panel.getByText('20/12/2026')).toBeDefined();
  });

  it('are only read by whoever may not export', async () => {
    await open({ [RUNS]: () => pageOf([runOf()]) }, READER);
    await screen.findByText(/1\.200 filas/);
    expect(screen.queryByRole('button', { name: /^Descargar|^Ejecutar|^Programar/ })).toBeNull();
    await press('Más acciones de Los lunes');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Ver historial',
    ]);
  });
});
