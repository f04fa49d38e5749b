import { names, pageOf } from '@recobro/sdk/testing';
import type { Conversation, Inbox, Message, Own, ReportLine, Round } from '../api/types';
import type { Answers } from './screens';

const AT = '2026-11-24T12:00:00Z';
const row = { version: 1, created_at: AT, updated_at: AT, created_by: 'u1', updated_by: 'u1' };

export const ME = '0199e6f0-0000-7000-8000-000000000001';

/** What somebody may who answers, and what somebody may who sets up. */
export const COLLECTOR = {
  'chats.conversations:read': 'all',
  'chats.conversations:update': 'all',
  'chats.inboxes:read': 'all',
  'portfolios.debtors:read': 'all',
} as const;

/** Ana has written by WhatsApp, and waits. */
export const conversationOf = (change: Partial<Conversation> = {}): Conversation => ({
  ...row,
  id: 'c1',
  number: 7,
  inbox_id: 'i1',
  channel: 'whatsapp',
  person_id: 'p1',
  person_name: 'Ana Pereira',
  debtor_id: '',
  portfolio_id: '',
  subject: '',
  status: 'open',
  priority: 'medium',
  assignee_id: '',
  contact_id: '',
  agent_id: '',
  agent_due: null,
  agent_turns: 0,
  labels: [],
  handoff: '',
  preview: '¿Puedo pagar en cuotas?',
  preview_in: true,
  unread: 0,
  last_at: AT,
  waiting_since: null,
  first_reply_at: null,
  first_by: '',
  snoozed_until: null,
  resolved_at: null,
  window_ends: null,
  first_due: null,
  first_level: '',
  solve_due: null,
  solve_level: '',
  round: 1,
  rating: 0,
  rating_text: '',
  merged_into: '',
  most_files: 1,
  held_at: null,
  held_by: '',
  purged_at: null,
  ...change,
});

/** What Ana wrote. */
export const messageOf = (change: Partial<Message> = {}): Message => ({
  ...row,
  id: 'm1',
  conversation_id: 'c1',
  direction: 'in',
  kind: 'text',
  sender: 'debtor',
  sender_id: '',
  at: AT,
  text: '¿Puedo pagar en cuotas?',
  subject: '',
  data: {},
  files: [],
  reply_to: '',
  state: 'read',
  code: '',
  reason: '',
  is_temporary: false,
  is_uncertain: false,
  retry_id: '',
  once: '',
  contact_id: '',
  send_at: null,
  sent_at: null,
  delivered_at: null,
  read_at: null,
  ...change,
});

export const inboxOf = (change: Partial<Inbox> = {}): Inbox => ({
  ...row,
  id: 'i1',
  name: 'WhatsApp de cobranzas',
  channel: 'whatsapp',
  address: '+598 2900 1234',
  settings: { phone_number_id: '1', business_account_id: '2' },
  has_secret: true,
  problem: '',
  problem_at: null,
  quality: '',
  portfolio_id: '',
  members: ['u1'],
  assigns: true,
  capacity: 0,
  first_minutes: 15,
  solve_minutes: 0,
  asks_rating: false,
  agent_id: '',
  agent_when: 'always',
  agent_seconds: 60,
  is_on: true,
  ...change,
});

/** How Ana's conversation went. */
export const roundOf = (change: Partial<Round> = {}): Round => ({
  ...row,
  id: 'c1.1',
  conversation_id: 'c1',
  number: 7,
  round: 1,
  inbox_id: 'i1',
  channel: 'whatsapp',
  debtor_id: 'd1',
  portfolio_id: 'b1',
  user_id: 'u2',
  day: '2026-11-24',
  begun_at: AT,
  first_reply_at: AT,
  first_by: 'user',
  first_minutes: 12,
  first_level: 'kept',
  resolved_at: AT,
  solve_minutes: 95,
  solve_level: 'kept',
  pause_minutes: 30,
  rating: 4,
  rating_text: '',
  ...change,
});

/** What some conversations come to. */
export const sumsOf = (change: Partial<ReportLine> = {}): ReportLine => ({
  key: '',
  rounds: 10,
  answered: 9,
  first_agent: 3,
  resolved: 8,
  first_minutes: 14.5,
  first_kept: 8,
  first_broken: 2,
  solve_minutes: 95,
  solve_kept: 7,
  solve_broken: 1,
  rated: 2,
  rating: 4.5,
  ...change,
});

/** What waits for one's own answer. */
export const ownOf = (change: Partial<Own> = {}): Own => ({
  waiting: 0,
  unread: 0,
  heard_at: null,
  works: true,
  is_away: false,
  away_until: null,
  is_at_work: false,
  ...change,
});

/** What every screen of the inbox asks for besides its own. */
export const around: Answers = {
  ...names({ 'core.user:u2': { name: 'Bruno Silva' } }),
  'GET /api/v1/users': () => pageOf([]),
  'GET /api/v1/inboxes': () => ({ data: [inboxOf()] }),
  'GET /api/v1/chats/people': () => ({
    data: [
      {
        user_id: 'u1',
        seen_at: AT,
        is_away: false,
        away_until: null,
        languages: [],
        portfolios: [],
        is_at_work: true,
        open: 1,
      },
    ],
  }),
  'GET /api/v1/conversations/mine': () => ({ data: ownOf() }),
  'POST /api/v1/conversations/presence': () => undefined as never,
  'GET /api/v1/chats/labels': () => ({ data: [] }),
  'GET /api/v1/chats/macros': () => ({ data: [] }),
  'GET /api/v1/chats/replies': () => pageOf([]),
  'GET /api/v1/conversations': () =>
    pageOf([conversationOf(), conversationOf({ id: 'c2', number: 8, person_name: 'Bruno' })]),
  'GET /api/v1/conversations/{id}': ({ path: { id = '' } }) => ({
    data: conversationOf({ id, person_name: id === 'c2' ? 'Bruno' : 'Ana Pereira' }),
  }),
  'GET /api/v1/conversations/{id}/messages': ({ path: { id = '' } }) =>
    pageOf([
      messageOf({
        conversation_id: id,
        id: `of-${id}`,
        text: id === 'c2' ? 'No reconozco la deuda' : '¿Puedo pagar en cuotas?',
      }),
    ]),
  'GET /api/v1/conversations/{id}/suggested': () => ({ data: [] }),
  'POST /api/v1/conversations/{id}/seen': () => ({ data: conversationOf() }),
  'POST /api/v1/conversations/{id}/viewing': () => undefined as never,
  'POST /api/v1/conversations/{id}/typing': () => undefined as never,
};
