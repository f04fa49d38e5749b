import { createTelephoneDesk, TelephoneProvider } from '@recobro/sdk';
import { names, pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Board } from '../api/types';
import { callOf, personOf } from '../test/records';
import { type Answers, itTellsItsStates, openScreen } from '../test/screens';
import { BoardPage } from './BoardPage';
import { WallPage } from './WallPage';

const MANAGER = {
  'calls.calls:watch': 'all',
  'calls.calls:listen': 'all',
  'calls.calls:coach': 'all',
} as const;
const boardOf = (change: Partial<Board> = {}): Board => ({
  agents: [],
  dialing: 0,
  people: [],
  waiting: [],
  ...change,
});
const luis = { id: 'u2', display_name: 'Luis Gómez' };

const answersOf = (board: Board, answered = 200, abandoned = 8): Answers => ({
  ...names({
    'portfolios.debtor:d1': { name: 'Ana Pereira' },
    'aiagents.agent:a1': { name: 'Lucía IA' },
  }),
  'GET /api/v1/users': () => pageOf([luis]) as never,
  'GET /api/v1/llamadas/board': () => ({ data: board }),
  'GET /api/v1/llamadas/abandonment': () => ({ data: { answered, abandoned, slots: [] } }),
  'POST /api/v1/llamadas/{id}/listen': () => undefined,
});

/** The board of somebody whose own telephone is free, or not. */
function open(board: Board, free = true) {
  const desk = createTelephoneDesk();
  desk.offer({ free, call: () => {} });
  const page = (
    <TelephoneProvider value={desk}>
      <BoardPage />
    </TelephoneProvider>
  );
  return openScreen(page, { permissions: MANAGER, answers: answersOf(board) });
}

describe('the live board', () => {
  itTellsItsStates({
    draw: () => <BoardPage />,
    permissions: MANAGER,
    answers: answersOf(boardOf({ people: [personOf()] })),
    reads: 'GET /api/v1/llamadas/board',
    shows: 'Luis Gómez',
    empty: { answer: { data: boardOf() }, says: 'Nadie está en su teléfono' },
  });

  it('tells who does what with whom, and who waits', async () => {
    open(
      boardOf({ people: [personOf()], waiting: [callOf({ id: 'c9', debtor_id: '', direction: 'inbound' })] }),
    );
    expect(await screen.findByText('Luis Gómez')).toBeDefined();
    expect(await screen.findByText('Ana Pereira')).toBeDefined();
    expect(screen.getAllByText('Hablando')).not.toEqual([]);
    expect(screen.getByText('+59829001234')).toBeDefined();
  });

  it('[AI-06] tells which calls agents hold, and lets a supervisor hear one', async () => {
    const held = callOf({ id: 'c7', user_id: '', agent_id: 'a1' });
    const net = open(boardOf({ agents: [held] }));
    expect(await screen.findByText('Lucía IA')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Susurrar' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Escuchar' }));
    await waitFor(() => expect(net.of('POST /api/v1/llamadas/{id}/listen')[0]?.path).toEqual({ id: 'c7' }));
  });

  it('tells how many of those who answered found nobody', async () => {
    open(boardOf());
    expect(await screen.findByText('4%')).toBeDefined();
    expect(screen.getByText('8 de 200 atendidas')).toBeDefined();
  });

  it('lets a supervisor hear a call by their own telephone', async () => {
    const net = open(boardOf({ people: [personOf()] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Escuchar' }));
    await waitFor(() => expect(net.of('POST /api/v1/llamadas/{id}/listen')[0]?.path).toEqual({ id: 'c1' }));
  });

  it('offers that to nobody whose telephone is not free', async () => {
    open(boardOf({ people: [personOf()] }), false);
    const listen = await screen.findByRole<HTMLButtonElement>('button', { name: 'Escuchar' });
    expect(listen.disabled).toBe(true);
  });
});

describe('the big screen', () => {
  it('shows the figures, and for how long somebody has been waiting', async () => {
    const since = new Date(Date.now() - 65_000).toISOString();
    const board = boardOf({ people: [personOf()], waiting: [callOf({ answered_at: since })] });
    openScreen(<WallPage />, { permissions: MANAGER, answers: answersOf(board) });
    expect(await screen.findByText(/^1:0\d$/)).toBeDefined();
    expect(await screen.findByText('4%')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Tablero en vivo' })).toBeDefined();
  });
});
