import { names, pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '../api/types';
import { numberOf } from '../test/records';
import { type Answers, openScreen } from '../test/screens';
import { sessionOf } from '../test/sessions';
import { SessionPanel } from './SessionPanel';

const answers: Answers = {
  ...names({ 'portfolios.portfolio:b1': { name: 'Banco Sur' } }),
  'GET /api/v1/users': () => pageOf([]),
  'GET /api/v1/numbers': () => ({
    data: [numberOf(), numberOf({ id: 'n2', name: 'Oculto', is_shown: false })],
  }),
  'GET /api/v1/carteras/buckets': () => ({ data: [] }),
  'GET /api/v1/sesiones/matching': () => ({ data: { debtors: 1_204 } }),
  'POST /api/v1/sesiones': () => ({ data: sessionOf() }),
  'PUT /api/v1/sesiones/{id}': () => ({ data: sessionOf() }),
};

const open = (known?: Session, more: Answers = {}) =>
  openScreen(<SessionPanel known={known} onClose={() => {}} />, { answers: { ...answers, ...more } });

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

describe('the form of a session', () => {
  it('asks for its name and its portfolio before anything is sent', async () => {
    const net = open();
    await save();
    expect((await field(/^Nombre/)).getAttribute('aria-invalid')).toBe('true');
    expect(await screen.findAllByText('Es obligatorio')).not.toEqual([]);
    expect(net.of('POST /api/v1/sesiones')).toHaveLength(0);
  });

  it('says how many debtors it would call', async () => {
    open(sessionOf());
    expect(await screen.findByText(/1\.204 deudores/)).toBeDefined();
  });

  it('asks for what may be abandoned where it calls ahead, and for no more than that of the others', async () => {
    open(sessionOf());
    const mode = await screen.findByRole('combobox', { name: 'Modo' });
    expect(screen.queryByRole('spinbutton', { name: /Abandono/ })).toBeNull();
    await userEvent.selectOptions(mode, 'Predictiva');
    expect(await screen.findByRole('spinbutton', { name: /Abandono/ })).toBeDefined();
    await userEvent.selectOptions(mode, 'Vista previa');
    expect(screen.queryByRole('spinbutton', { name: /Abandono/ })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Atiende un buzón' })).toBeNull();
  });

  it('offers the numbers that may be shown, and no others', async () => {
    open(sessionOf());
    const shown = within(await screen.findByRole('group', { name: 'Números que se muestran' }));
    expect(await shown.findByRole('checkbox', { name: 'Cobranzas' })).toBeDefined();
    expect(shown.queryByRole('checkbox', { name: 'Oculto' })).toBeNull();
  });

  it('refuses an hour that no clock shows', async () => {
    const net = open(sessionOf({ hours: [{ day: 1, from: '09:00', to: '18:00' }] }));
    const to = await field(/^Hasta/);
    await userEvent.clear(to);
    await userEvent.type(to, '25:00');
    await save();
    await waitFor(() => expect(to.getAttribute('aria-invalid')).toBe('true'));
    expect(net.of('PUT /api/v1/sesiones/{id}')).toHaveLength(0);
  });

  it('sends what was changed, and of the rest what was there', async () => {
    const hours = [{ day: 6, from: '09:00', to: '13:00' }];
    const net = open(sessionOf({ hours, segment: { bucket: ['b31'], tag: ['vip'] } }));
    const name = await field(/^Nombre/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Otra');
    await save();
    await waitFor(() => expect(net.of('PUT /api/v1/sesiones/{id}')).toHaveLength(1));
    expect(net.of('PUT /api/v1/sesiones/{id}')[0]?.body).toMatchObject({
      name: 'Otra',
      abandon: 250,
      hours,
      segment: { bucket: ['b31'], status: [], tag: ['vip'] },
    });
  });

  it('sends retries of their own for what is chosen alone, and shows those that there are', async () => {
    const net = open(sessionOf({ retries: { busy: { minutes: 5, times: 4 } } }));
    const minutes = await screen.findByRole<HTMLInputElement>('spinbutton', { name: /^Ocupado: minutos/ });
    expect(minutes.value).toBe('5');
    expect(screen.queryByRole('spinbutton', { name: /^Buzón de voz: minutos/ })).toBeNull();
    const own = within(screen.getByRole('group', { name: 'Reintentos propios' }));
    await userEvent.click(own.getByRole('checkbox', { name: 'Buzón de voz' }));
    const times = await screen.findByRole('spinbutton', { name: 'Buzón de voz: reintentos' });
    await userEvent.clear(times);
    await userEvent.type(times, '1');
    await save();
    await waitFor(() => expect(net.of('PUT /api/v1/sesiones/{id}')).toHaveLength(1));
    const sent = net.of('PUT /api/v1/sesiones/{id}')[0]?.body as { retries: Session['retries'] };
    expect(sent.retries).toEqual({ busy: { minutes: 5, times: 4 }, voicemail: { minutes: 120, times: 1 } });
  });

  it('asks when it starts and ends by itself, by the clocks of the company', async () => {
    const net = open(sessionOf({ starts_at: '2027-03-01T12:30:00Z' }));
    expect((await field(/^Hora de comienzo/)).value).toBe('09:30');
    expect(screen.queryByRole('textbox', { name: /^Hora de fin/ })).toBeNull();
    await userEvent.type(await field(/^Termina por sí sola el/), '2/3/2027');
    expect((await field(/^Hora de fin/)).value).toBe('18:00');
    await save();
    await waitFor(() => expect(net.of('PUT /api/v1/sesiones/{id}')).toHaveLength(1));
    expect(net.of('PUT /api/v1/sesiones/{id}')[0]?.body).toMatchObject({
      starts_at: '2027-03-01T12:30:00.000Z',
      ends_at: '2027-03-02T21:00:00.000Z',
    });
  });

  it('tells a refusal at its field', async () => {
    const problem = { errors: [{ field: 'body.name', code: 'taken', title: 'Ya existe' }] };
    open(sessionOf(), { 'PUT /api/v1/sesiones/{id}': () => refusal(422, problem) });
    await field(/^Nombre/);
    await save();
    expect(await screen.findAllByText('Ya existe')).not.toEqual([]);
  });
});
