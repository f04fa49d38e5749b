import type { ApiClient } from '@recobro/sdk';
import { listing, reading } from '../api/client';
import { TROUBLED } from '../contact/agenda/event';
import { instantIn } from '../contact/outcome';
import { dayAfter, mondayOf, todayIn } from '../days';

export const recentImports = (client: ApiClient) =>
  reading(client, '/api/v1/imports', { query: { page: 1, pageSize: 5, sort: '-created_at' } });

/** What the debtors that one may see come to: of the chosen portfolio, or of all. */
export const homeOverview = (client: ApiClient, portfolio_id: string | undefined) =>
  reading(client, '/api/v1/deudores/overview', { query: portfolio_id ? { portfolio_id } : {} });

/** What the payments of this month that stand come to. */
export const recovered = (client: ApiClient, portfolio_id: string | undefined) =>
  reading(client, '/api/v1/payments/recovered', { query: portfolio_id ? { portfolio_id } : {} });

/** What the promises for today, and those broken in the last days, come to. */
export const promisesOfToday = (client: ApiClient, portfolio_id: string | undefined) =>
  reading(client, '/api/v1/promesas/overview', { query: portfolio_id ? { portfolio_id } : {} });

/** The first debtors of the queue: of the chosen portfolio, or of all; `forMe` the own ones alone. */
export const queueOfDay = (client: ApiClient, portfolioId: string | undefined, forMe: boolean) =>
  reading(client, '/api/v1/queue', {
    query: {
      limit: forMe ? OWN_SHOWN : QUEUE_SHOWN,
      ...(forMe && { for: 'me' }),
      ...(portfolioId && { portfolio_id: [portfolioId] }),
    },
  });

/** How many of the queue are read: the own ones that are shown, and as many as are counted for who leads. */
const OWN_SHOWN = 5;
export const QUEUE_SHOWN = 100;

/** Who is at work now. */
export const atWork = (client: ApiClient) =>
  listing(client, '/api/v1/work-sessions', { query: { page: 1, pageSize: 8, open: true } });

/** What became due this week and was not done: missed, failed, or refused by the rules. */
export const troubledEvents = (client: ApiClient, zone: string, portfolioId: string | undefined) => {
  const monday = mondayOf(todayIn(zone));
  return listing(client, '/api/v1/eventos-programados', {
    query: {
      page: 1,
      pageSize: 1,
      sort: 'due_at',
      status: [...TROUBLED],
      from: instantIn(zone, monday, '00:00'),
      to: instantIn(zone, dayAfter(monday, 7), '00:00'),
      ...(portfolioId && { portfolio_id: [portfolioId] }),
    },
  });
};

/** What is to happen today to one's own debtors. */
export const ownEvents = (client: ApiClient, zone: string, portfolioId: string | undefined) => {
  const today = todayIn(zone);
  return listing(client, '/api/v1/eventos-programados', {
    query: {
      page: 1,
      pageSize: 6,
      sort: 'due_at',
      status: ['scheduled', 'due', 'running', 'missed'],
      from: instantIn(zone, today, '00:00'),
      to: instantIn(zone, dayAfter(today, 1), '00:00'),
      owner: 'me',
      ...(portfolioId && { portfolio_id: [portfolioId] }),
    },
  });
};

/** The figures of a period: of the chosen portfolio, or of all. */
export const periodFigures = (client: ApiClient, period: 'day' | 'month', portfolioId: string | undefined) =>
  reading(client, '/api/v1/reports/figures', {
    query: { period, ...(portfolioId && { portfolio_id: [portfolioId] }) },
  });
