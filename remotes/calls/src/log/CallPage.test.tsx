import { names } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Call, Recording } from '../api/types';
import { givePlayer } from '../test/browser';
import { callOf, recordingOf } from '../test/records';
import { type Answers, itTellsItsStates, openScreen } from '../test/screens';
import { CallPage } from './CallPage';

const CONTENT = 'GET /api/v1/llamadas/{id}/recordings/{recording}/content';
const PERMISSIONS = { 'calls.calls:read': 'all', 'calls.recordings:read': 'all' } as const;
const done = { status: 'completed', talk_ms: 187_000, end_reason: 'far_end' } as const;
const where = { url: '/calls/c1', path: '/calls/:id', permissions: PERMISSIONS };

const answersOf = (call: Partial<Call> = done, recordings: Recording[] = [recordingOf()]): Answers => ({
  ...names({ 'portfolios.debtor:d1': { name: 'Ana Pereira' }, 'calls.trunk:t1': { name: 'Antel' } }),
  'GET /api/v1/llamadas/{id}': () => ({ data: callOf(call) }),
  'GET /api/v1/llamadas/{id}/recordings': () => ({ data: recordings }),
  'GET /api/v1/llamadas/{id}/history': () => ({
    data: [],
    meta: { page: 1, pageSize: 50, total: 0, totalExact: true },
  }),
  [CONTENT]: () => new Response('sound'),
});

const open = (answers = answersOf()) => openScreen(<CallPage />, { ...where, answers });
const place = async () => screen.findByRole('slider', { name: 'Punto de la grabación' });
const at = (seconds: string) =>
  waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe(seconds));

beforeEach(() => givePlayer());

describe('the page of a call', () => {
  itTellsItsStates({
    draw: () => <CallPage />,
    ...where,
    answers: answersOf(),
    reads: 'GET /api/v1/llamadas/{id}',
    shows: 'Cortó la otra parte',
  });

  it('tells with whom, over which trunk, and how it ended', async () => {
    open();
    expect(await screen.findByText('Cortó la otra parte')).toBeDefined();
    expect(await screen.findByText('Ana Pereira')).toBeDefined();
    expect(await screen.findByText('Antel')).toBeDefined();
    expect(screen.getByText('3:07 de conversación')).toBeDefined();
  });

  it('says that a call was not recorded', async () => {
    open(answersOf(done, []));
    expect(await screen.findByText('Esta llamada no se grabó.')).toBeDefined();
  });

  it('says that the time of a recording is over', async () => {
    open(answersOf(done, [recordingOf({ file_id: '', peaks: null as unknown as Recording['peaks'] })]));
    expect(await screen.findByText('El plazo de la grabación terminó.')).toBeDefined();
  });

  it('asks for no recording for somebody who may not hear it', async () => {
    const permissions = { 'calls.calls:read': 'all' } as const;
    const net = openScreen(<CallPage />, { ...where, permissions, answers: answersOf() });
    await screen.findByText('Cortó la otra parte');
    expect(net.of('GET /api/v1/llamadas/{id}/recordings')).toHaveLength(0);
  });
});

describe('a legal matter', () => {
  const HOLD = 'POST /api/v1/llamadas/{id}/recordings/{recording}/hold';
  const permissions = { ...PERMISSIONS, 'calls.recordings:hold': 'all' } as const;
  const held = recordingOf({ held_at: '2026-11-25T12:00:00Z', held_by: 'u1', hold_reason: 'Juicio 12/2026' });

  it('holds a recording once it is said why', async () => {
    const net = openScreen(<CallPage />, {
      ...where,
      permissions,
      answers: { ...answersOf(), [HOLD]: () => undefined },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retener' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Causa/ }), 'Juicio 12/2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Retener' }));
    await waitFor(() =>
      expect(net.of(HOLD).map(({ body }) => body)).toEqual([{ on: true, reason: 'Juicio 12/2026' }]),
    );
  });

  it('releases it, after a question', async () => {
    const net = openScreen(<CallPage />, {
      ...where,
      permissions,
      answers: { ...answersOf(done, [held]), [HOLD]: () => undefined },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Soltar' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Soltar' }));
    await waitFor(() => expect(net.of(HOLD).map(({ body }) => body)).toEqual([{ on: false }]));
  });

  it('tells whoever may only listen that it is held, and why', async () => {
    open(answersOf(done, [held]));
    expect(await screen.findByText(/Retenida desde .*: Juicio 12\/2026/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Soltar' })).toBeNull();
  });
});

describe('the player', () => {
  it('fetches the sound when it is wanted, once, and plays and stops it', async () => {
    const net = open();
    const play = await screen.findByRole('button', { name: 'Reproducir' });
    expect(net.of(CONTENT)).toHaveLength(0);
    await userEvent.click(play);
    await userEvent.click(await screen.findByRole('button', { name: 'Pausar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reproducir' }));
    await screen.findByRole('button', { name: 'Pausar' });
    expect(net.of(CONTENT)).toHaveLength(1);
  });

  it('goes on and back by the keyboard, and begins with the space bar', async () => {
    open();
    (await place()).focus();
    await userEvent.keyboard('{ArrowRight}');
    await at('5');
    await userEvent.keyboard('{End}');
    await at('10');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await at('0');
    await userEvent.keyboard(' ');
    expect(await screen.findByRole('button', { name: 'Pausar' })).toBeDefined();
  });

  it('tells that the sound could not be had', async () => {
    open({ ...answersOf(), [CONTENT]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await userEvent.click(await screen.findByRole('button', { name: 'Reproducir' }));
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reproducir' })).toBeDefined();
  });

  it('offers speeds, and to leave the silence out', async () => {
    open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Velocidad' }), '1,5×');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Velocidad' }).value).toBe('1.5');
    await userEvent.click(screen.getByRole('switch', { name: 'Saltar los silencios' }));
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  });
});
