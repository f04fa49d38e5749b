import { createTelephoneDesk, type TelephoneDesk, TelephoneProvider } from '@recobro/sdk';
import { names } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Call, LineState } from '../api/types';
import { giveMicrophone, loseNetwork } from '../test/browser';
import { callOf } from '../test/records';
import { type Answers, openScreen } from '../test/screens';
import { Softphone } from './Softphone';

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const lineOf = (change: Partial<LineState> = {}): LineState => ({
  is_up: false,
  since: null,
  tab: '',
  ...change,
});

const open = (mine: Partial<LineState> = {}, more: Answers = {}, desk = createTelephoneDesk()) =>
  openScreen(onPage(desk), {
    permissions: { 'calls.lines:use': 'own' },
    answers: {
      ...names({ 'portfolios.debtor:d1': { name: 'Ana Pereira' } }),
      'GET /api/v1/lines/mine': () => ({ data: lineOf(mine) }),
      'GET /api/v1/lines/relay': () => ({ data: { urls: [], username: '', credential: '' } }),
      'POST /api/v1/lines': () => ({ data: { answer: 'answer' } }),
      'GET /api/v1/sesiones/mine': () => ({ data: [] }),
      ...more,
    },
  });

const onPage = (desk: TelephoneDesk) => (
  <TelephoneProvider value={desk}>
    <Softphone />
  </TelephoneProvider>
);
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const connect = async () => userEvent.click(await button('Conectar'));
const onCall = (call: Partial<Call> = {}, more: Answers = {}, desk?: TelephoneDesk) =>
  open({ call: callOf(call) }, more, desk);

const HOLD = 'POST /api/v1/llamadas/{id}/hold';
const TAPE = 'POST /api/v1/llamadas/{id}/recording';
const mineIs = (call: Partial<Call>): Answers => ({
  'GET /api/v1/lines/mine': () => ({ data: lineOf({ call: callOf(call) }) }),
});

/** A call on a page of which something may be left out. */
function atDesk(call: Partial<Call> = {}) {
  const desk = createTelephoneDesk();
  const net = onCall(call, { [TAPE]: () => undefined }, desk);
  return { desk, net };
}

beforeEach(() => giveMicrophone());

describe('the telephone at the foot of the page', () => {
  it('is connected by one press, and says that one can be called', async () => {
    const net = open();
    expect(await screen.findByText('Teléfono desconectado')).toBeDefined();
    await connect();
    expect(await screen.findByText('Puede llamar y recibir llamadas.')).toBeDefined();
    expect(net.of('POST /api/v1/lines')[0]?.body).toMatchObject({ offer: 'offer' });
  });

  it('says what to do where the browser refuses the microphone', async () => {
    giveMicrophone('NotAllowedError');
    const net = open();
    await connect();
    expect(await screen.findByText(/Permítalo con el candado/)).toBeDefined();
    expect(net.of('POST /api/v1/lines')).toHaveLength(0);
    expect(await button('Conectar')).toBeDefined();
  });

  it('says where there is no microphone at all', async () => {
    giveMicrophone('NotFoundError');
    open();
    await connect();
    expect(await screen.findByText(/No hay micrófono/)).toBeDefined();
  });

  it('is brought here from another tab', async () => {
    open({ is_up: true, tab: 'another' });
    expect(await screen.findByText('El teléfono está abierto en otra pestaña.')).toBeDefined();
    expect(await button('Traer aquí')).toBeDefined();
  });

  it('is left to the other tab once that has taken it', async () => {
    const net = open();
    await connect();
    await screen.findByText('Listo');
    net.change({ 'GET /api/v1/lines/mine': () => ({ data: lineOf({ is_up: true, tab: 'another' }) }) });
    act(loseNetwork);
    expect(await button('Traer aquí')).toBeDefined();
    expect(net.of('POST /api/v1/lines')).toHaveLength(1);
  });

  it('calls the number of any link of the page while it is connected, and leaves others to the browser', async () => {
    const dial = 'POST /api/v1/llamadas';
    const net = open({}, { [dial]: () => ({ data: callOf() }) });
    const press = (href: string) => {
      const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
      let goes = true;
      const last = (event: Event) => {
        goes = !event.defaultPrevented;
        event.preventDefault(); // the page of a test goes nowhere
      };
      addEventListener('click', last, { once: true });
      link.click();
      link.remove();
      return goes;
    };
    await button('Conectar');
    expect(press('tel:+598-99-123-456')).toBe(true); // the browser's own way, while there is no line
    await connect();
    await screen.findByText('Listo');
    expect(press('tel:911')).toBe(true);
    expect(press('tel:+598-99-123-456')).toBe(false);
    await waitFor(() => expect(net.of(dial).map(({ body }) => body)).toEqual([{ number: '+59899123456' }]));
  });

  it('rings with the name of who calls, and is answered by a key', async () => {
    const offer = callOf({ direction: 'inbound', status: 'ringing' });
    const net = open({ offer }, { 'POST /api/v1/llamadas/{id}/answer': () => undefined });
    await connect();
    const alarm = await screen.findByRole('alert');
    expect(alarm.textContent).toContain('Llamada entrante');
    expect(await within(alarm).findByText('Ana Pereira')).toBeDefined();
    await userEvent.keyboard('{Alt>}a{/Alt}');
    await waitFor(() => expect(net.of('POST /api/v1/llamadas/{id}/answer')[0]?.path).toEqual({ id: 'c1' }));
  });

  it('[AI-06] shows what an agent tells of the call that it leaves', async () => {
    const left = { agent_id: 'a1', summary: 'Quiere pagar en dos cuotas', summary_reason: 'asked' };
    open({ offer: callOf({ status: 'in_progress', ...left }) });
    await connect();
    expect((await screen.findByRole('note')).textContent).toContain('Quiere pagar en dos cuotas');
  });

  it('lets a call pass on to somebody else', async () => {
    const offer = callOf({ direction: 'inbound', status: 'ringing', debtor_id: '', from_number: '' });
    const net = open({ offer }, { 'POST /api/v1/llamadas/{id}/decline': () => undefined });
    await connect();
    expect((await screen.findByRole('alert')).textContent).toContain('Número oculto');
    await userEvent.click(await button('Dejar pasar'));
    await waitFor(() => expect(net.of('POST /api/v1/llamadas/{id}/decline')).toHaveLength(1));
  });
});

describe('a call', () => {
  it('says with whom one speaks, and leads to them', async () => {
    onCall();
    const link = await screen.findByRole('link', { name: 'Ana Pereira' });
    expect(link.getAttribute('href')).toBe('/debtors/d1');
    expect(screen.getByText(/En curso/)).toBeDefined();
  });

  it('is muted and held, by button or key', async () => {
    const net = onCall({}, { [HOLD]: () => undefined });
    await userEvent.click(await button('Silenciar'));
    expect(await button('Activar el micrófono')).toBeDefined();
    net.change(mineIs({ is_held: true }));
    await userEvent.keyboard('{Alt>}h{/Alt}');
    expect(await button('Retomar')).toBeDefined();
    expect(screen.getByText('En espera')).toBeDefined();
    expect(net.of(HOLD).map(({ body }) => body)).toEqual([{ on: true }]);
  });

  it('shows that it is held and not recorded where the page is loaded anew', async () => {
    const net = onCall({ is_held: true, is_paused: true }, { [HOLD]: () => undefined });
    expect(await button('Volver a grabar')).toBeDefined();
    expect(screen.getByText('Grabación en pausa')).toBeDefined();
    await userEvent.click(await button('Retomar'));
    await waitFor(() => expect(net.of(HOLD).map(({ body }) => body)).toEqual([{ on: false }]));
  });

  it('sends the keys that one types on the keypad, until it is closed', async () => {
    const net = onCall({}, { 'POST /api/v1/llamadas/{id}/keys': () => undefined });
    await userEvent.click(await button('Teclado'));
    const pad = await screen.findByRole('group', { name: 'Teclado' });
    await userEvent.keyboard('4');
    await userEvent.click(within(pad).getByRole('button', { name: '#' }));
    await waitFor(() =>
      expect(net.of('POST /api/v1/llamadas/{id}/keys').map(({ body }) => body.keys)).toEqual(['4', '#']),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Teclado' })).toBeNull());
  });

  it('leaves out of the recording what is not to be kept', async () => {
    const net = onCall({}, { [TAPE]: () => undefined });
    const pause = await button('Pausar la grabación');
    net.change(mineIs({ is_paused: true }));
    await userEvent.click(pause);
    expect(await button('Volver a grabar')).toBeDefined();
    expect(net.of(TAPE).map(({ body }) => body)).toEqual([{ paused: true, why: 'asked' }]);
  });

  it('leaves card data out by itself, and goes on after it', async () => {
    const { net, desk } = atDesk();
    await button('Pausar la grabación');
    let done = () => {};
    act(() => {
      done = desk.leaveOut();
    });
    await waitFor(() =>
      expect(net.of(TAPE).map(({ body }) => body)).toEqual([{ paused: true, why: 'card' }]),
    );
    net.change(mineIs({ is_paused: true }));
    act(done);
    await waitFor(() => expect(net.of(TAPE)[1]?.body).toEqual({ paused: false, why: 'card' }));
    expect(await screen.findByText('Grabación en pausa')).toBeDefined(); // as the server says: paused by hand, it stays so
  });

  it('has the recording go on where the page was loaded anew in a field for card data', async () => {
    sessionStorage.setItem('recobro.card-pause', 'c1');
    const { net } = atDesk({ is_paused: true });
    await waitFor(() =>
      expect(net.of(TAPE).map(({ body }) => body)).toEqual([{ paused: false, why: 'card' }]),
    );
  });

  it('is hung up by a key, even before anybody has answered', async () => {
    const net = onCall(
      { status: 'ringing', joined_at: null },
      { 'POST /api/v1/llamadas/{id}/hangup': () => undefined },
    );
    expect((await button('Poner en espera')).getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Alt>}e{/Alt}');
    await waitFor(() => expect(net.of('POST /api/v1/llamadas/{id}/hangup')).toHaveLength(1));
  });

  it('says that a supervisor hears it', async () => {
    onCall({ supervisors: ['u9'] });
    expect(await screen.findByText('1 supervisor lo escucha')).toBeDefined();
  });
});

describe('what is left of a call', () => {
  const ended = { status: 'wrap_up', ended_at: ago(300), talk_ms: 187_000, is_live: false } as const;

  it('is how long one has talked, and that the time for the outcome is over', async () => {
    onCall({ ...ended, wrap_seconds: 60 });
    expect(await screen.findByText(/3:07 de conversación/)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('Se terminó el tiempo para el resultado');
  });

  it('is done with one press where no contact stands behind it', async () => {
    const net = onCall(ended, { 'POST /api/v1/llamadas/{id}/wrap': () => ({ data: callOf() }) });
    await userEvent.click(await button('Terminar'));
    await waitFor(() => expect(net.of('POST /api/v1/llamadas/{id}/wrap')).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
