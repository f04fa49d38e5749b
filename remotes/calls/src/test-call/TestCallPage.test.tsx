import { createTelephoneDesk, TelephoneProvider } from '@recobro/sdk';
import { names } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeptTest } from '../api/types';
import { callOf, testOf, trunkOf } from '../test/records';
import { type Answers, openScreen } from '../test/screens';
import { TestCallPage } from './TestCallPage';

const answers: Answers = {
  'GET /api/v1/trunks': () => ({ data: [trunkOf({ id: 't0', name: 'Vieja', is_on: false }), trunkOf()] }),
  'POST /api/v1/lines/mine/echo': () => undefined,
  'GET /api/v1/lines/tests': () => listOf(),
  'POST /api/v1/lines/tests': () => ({ data: testOf() }),
  'POST /api/v1/llamadas/test': () => ({ data: callOf({ mode: 'test', status: 'dialing' }) }),
  'GET /api/v1/llamadas/{id}': () => ({
    data: callOf({ mode: 'test', status: 'busy', code: 486, reason: 'Busy Here' }),
  }),
};

const listOf = (...tests: KeptTest[]) => ({
  data: tests,
  meta: { page: 1, pageSize: 20, total: tests.length, totalExact: true },
});

function open(
  free: boolean,
  more: Answers = {},
  permissions: Record<string, 'all' | 'own'> = { 'calls.trunks:update': 'all' },
) {
  const desk = createTelephoneDesk();
  const measure = async () => ({ loss: 0.4, jitter: 12, roundTrip: 80, device: 'Jabra' });
  desk.offer({ free, call: () => {}, measure });
  const page = (
    <TelephoneProvider value={desk}>
      <TestCallPage />
    </TelephoneProvider>
  );
  return openScreen(page, { permissions, answers: { ...answers, ...more } });
}

describe('the test call', () => {
  it('says what comes first where the telephone is not connected', async () => {
    open(false);
    expect(await screen.findByText('Conecte su teléfono al pie de la página.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Oírme' })).toBeNull();
  });

  it('lets one hear oneself, and no longer once one has left', async () => {
    const { of, unmount } = open(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Oírme' }));
    expect(await screen.findByText('Hable: debería oírse.')).toBeDefined();
    unmount();
    await waitFor(() =>
      expect(of('POST /api/v1/lines/mine/echo').map(({ body }) => body.on)).toEqual([true, false]),
    );
  });

  it('keeps whether one heard oneself, and how well the line was', async () => {
    const net = open(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Oírme' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Me oigo' }));
    await waitFor(() =>
      expect(net.of('POST /api/v1/lines/tests').map(({ body }) => body)).toEqual([
        { heard: true, loss: 0.4, jitter_ms: 12, round_trip_ms: 80, device: 'Jabra' },
      ]),
    );
    expect(net.of('POST /api/v1/lines/mine/echo').at(-1)?.body).toEqual({ on: false });
  });

  it('lists what one has tried, with its figures, and for a manager whose it was', async () => {
    const lists = { 'GET /api/v1/lines/tests': () => listOf(testOf()) };
    const { unmount } = open(true, lists, { 'calls.calls:read': 'own' });
    const own = within(await screen.findByRole('table', { name: 'Pruebas hechas' }));
    expect(await own.findByText('Se oye bien')).toBeDefined();
    expect(own.getByText('Jabra Evolve 20')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Quién/ })).toBeNull();
    unmount();
    open(
      true,
      { ...lists, ...names({ 'core.user:u1': { name: 'Ana Pereira' } }) },
      { 'calls.calls:read': 'all' },
    );
    expect(await screen.findByText('Ana Pereira')).toBeDefined();
  });

  it('says that nothing was tried yet', async () => {
    open(true, {}, { 'calls.calls:read': 'own' });
    expect(await screen.findByText('Todavía no hay pruebas')).toBeDefined();
  });

  it('calls a telephone of one’s own over a trunk that is on, and tells what the carrier said', async () => {
    const net = open(true);
    await userEvent.type(await screen.findByRole('textbox', { name: /Número/ }), '+59899123456');
    await userEvent.click(screen.getByRole('button', { name: 'Llamar' }));
    expect(await screen.findByText('486 Busy Here')).toBeDefined();
    expect(net.of('POST /api/v1/llamadas/test')[0]?.body).toEqual({ trunk_id: 't1', number: '+59899123456' });
  });

  it('leads to the settings where no trunk is on', async () => {
    open(true, { 'GET /api/v1/trunks': () => ({ data: [] }) });
    const link = await screen.findByRole('link', { name: 'Ir a Telefonía' });
    expect(link.getAttribute('href')).toBe('/settings/telephony');
  });

  it('tries no trunk for whoever may not change one', async () => {
    open(true, {}, {});
    await screen.findByRole('button', { name: 'Oírme' });
    expect(screen.queryByRole('button', { name: 'Llamar' })).toBeNull();
  });
});
