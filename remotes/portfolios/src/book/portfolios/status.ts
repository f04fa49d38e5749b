import type { Tone } from '@recobro/sdk/ui';
import type { PortfolioMove } from '../../api/portfolios';
import type { PortfolioStatus } from '../../api/types';

export const PORTFOLIO_STATUSES = [
  'draft',
  'active',
  'paused',
  'closed',
  'archived',
] as const satisfies PortfolioStatus[];

/** What each state means to the reader. */
export const portfolioTone: Record<PortfolioStatus, Tone> = {
  draft: 'neutral',
  active: 'success',
  paused: 'paused',
  closed: 'neutral',
  archived: 'neutral',
};

/** What may be done in each state; the server decides all the same. */
export const portfolioMoves: Record<PortfolioStatus, PortfolioMove[]> = {
  draft: ['activate', 'archive'],
  active: ['pause', 'close'],
  paused: ['activate', 'close'],
  closed: ['archive'],
  archived: ['restore'],
};

/** The moves that cannot be undone, and so ask first. */
export const FINAL_MOVES: PortfolioMove[] = ['close'];

/** What undoes a move, where something does: a draft that was activated is never a draft again. */
export const backMove = (from: PortfolioStatus, to: PortfolioMove): PortfolioMove | undefined =>
  ({
    pause: 'activate',
    archive: 'restore',
    restore: 'archive',
    activate: from === 'paused' ? 'pause' : undefined,
  })[to as string] as PortfolioMove | undefined;
