import { type Answers, names, pageOf, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { Analysis, paths, Review } from '../api/schema.gen';
import { AnalysisPart } from '../slots/AnalysisPart';
import { ReviewPage } from './ReviewPage';
import { ReviewsPage } from './ReviewsPage';

const at = '2026-03-02T19:00:00Z';
const row = { version: 1, created_at: at, updated_at: at, created_by: 'ana', updated_by: 'ana' };
const review: Review = {
  ...{ ...row, id: 'r1', analysis_id: 'n1', pass: 1, kind: 'conversation', ref_id: 'c1', debtor_id: 'd1' },
  ...{ user_id: 'ana', agent_id: '', sampled_by: 'complaint', status: 'waiting', reviewer_id: '' },
  ...{
    taken_till: null,
    ended_at: at,
    done_at: null,
    verdict: '',
    task_id: '',
    suite_id: '',
    case_id: '',
    is_covered: false,
  },
  supervisor_review: { scores: [], comments: [], text: '' },
};
const place = { line_id: 'm1', offset: 6, length: 10, quote: 'pago 1.500' };
const analysis: Analysis = {
  ...{ ...row, id: 'n1', kind: 'conversation', ref_id: 'c1', round: 1, debtor_id: 'd1', portfolio_id: 'p1' },
  ...{ user_id: 'ana', agent_id: '', channel: 'widget', ended_at: at, method: 'rules', outcome: 'promised' },
  ...{
    confidence: 90,
    is_failed: false,
    is_complaint: true,
    agrees: 'missing',
    answers: [],
    corrections: [],
  },
  ai_context: { agent_id: '', version_id: '', language: 'es', model: '', heard: true },
  call_results: {
    ...{
      disposition: '',
      outcome: 'informed',
      promise_id: '',
      amount: 0,
      currency: '',
      day: '',
      ended: 'informed',
    },
  },
  analysis: {
    summary: { es: 'Prometió pagar.', en: 'They promised.', pt: 'Prometeu.' },
    ...{ mood: 'calm', right_party: 'yes', outcome: 'promised', confidence: 90, compliance: [] },
    promise: { ...place, confidence: 90, amount: 150000, currency: 'UYU', day: '2026-03-06' },
  },
};
const answers: Answers<paths> = {
  ...names({ 'core.user:ana': { name: 'Ana' }, 'core.user:mario': { name: 'Mario' } }),
  'GET /api/v1/users': () => pageOf([]),
  'GET /api/v1/reviews': () => pageOf([review]),
  'GET /api/v1/reviews/agreement': () => ({ data: { program: [], people: [], weeks: [] } }),
  'GET /api/v1/reviews/{id}': () => ({ data: review }),
  'GET /api/v1/analyses': () => pageOf([analysis]),
  'GET /api/v1/analyses/{id}': () => ({ data: analysis }),
  'GET /api/v1/analyses/{id}/lines': () => ({
    data: [
      { id: 'm1', speaker: 'debtor', at, text: 'Dale, pago 1.500 el viernes' },
      {
        ...{ id: 'm2', speaker: 'agent', at, text: 'Se paga en sucursales.' },
        cites: [{ article_id: 'h1', version: 3, title: 'Dónde se paga' }],
      },
    ],
  }),
};
const reads = { 'aiagents.reviews:read': 'own', 'aiagents.analyses:read': 'own' } as const;
const judges = {
  'aiagents.reviews:read': 'all',
  'aiagents.reviews:create': 'all',
  'aiagents.reviews:update': 'all',
  'aiagents.analyses:read': 'all',
} as const;
const { openScreen, itTellsItsStates } = testsOf<paths>({ aiagents: es });
const page = { url: '/reviews/r1', path: '/reviews/:id' };

describe('the reviews', () => {
  itTellsItsStates({
    draw: () => <ReviewsPage />,
    ...{ url: '/reviews', answers, permissions: reads, reads: 'GET /api/v1/reviews' },
    shows: es.reviews.why.complaint,
    empty: { answer: pageOf([]), says: es.reviews.noneWhy },
  });
});

describe('one review', () => {
  itTellsItsStates({
    draw: () => <ReviewPage />,
    ...{
      ...page,
      answers,
      permissions: judges,
      reads: 'GET /api/v1/analyses/{id}',
      shows: 'Prometió pagar.',
    },
  });

  it('leads from a claim to the words that say it, which are marked [AI-09]', async () => {
    openScreen(<ReviewPage />, { ...page, answers, permissions: judges });
    await userEvent.click(await screen.findByRole('button', { name: '“pago 1.500”' }));
    expect(document.activeElement?.id).toBe('line-m1');
    expect(screen.getByText('pago 1.500').tagName).toBe('MARK');
    expect(screen.getByText('Dónde se paga · versión 3')).toBeTruthy(); // of who may not read it no link
    expect(screen.queryByRole('link', { name: /Dónde se paga/ })).toBeNull();
  });

  it('is taken by its key, and not by who may only read [AI-09]', async () => {
    const taken = {
      'POST /api/v1/reviews/{id}/take': () => ({ data: { ...review, status: 'taken' as const } }),
    };
    const net = openScreen(<ReviewPage />, {
      ...page,
      answers: { ...answers, ...taken },
      permissions: judges,
    });
    await screen.findByRole('button', { name: es.reviews.take });
    await userEvent.keyboard('t');
    expect(net.of('POST /api/v1/reviews/{id}/take')).toHaveLength(1);
  });
});

const mine: Review = { ...review, status: 'taken', reviewer_id: 'me' };
const done: Review = {
  ...{ ...review, status: 'done', reviewer_id: 'mario', verdict: 'ok', done_at: at },
  supervisor_review: {
    ...{ scores: [], text: '' },
    comments: [
      { ...row, id: 'k1', created_by: 'me', line_id: 'm1', offset: 0, text: 'Falta la hora', task_id: '' },
    ],
  },
};
const tasks = { ...judges, 'aiagents.agents:read': 'all' } as const;

describe('what comes of a review', () => {
  it('a place is commented on by keys [AI-09]', async () => {
    const net = openScreen(<ReviewPage />, {
      ...{ ...page, permissions: judges, me: { id: 'me' } },
      answers: {
        ...answers,
        'GET /api/v1/reviews/{id}': () => ({ data: mine }),
        'POST /api/v1/reviews/{id}/comments': () => ({ data: mine }),
      },
    });
    await screen.findByText('Prometió pagar.');
    await userEvent.keyboard('j');
    await userEvent.keyboard('c');
    await userEvent.type(await screen.findByRole('textbox', { name: /Comentario/ }), 'Falta la hora');
    await userEvent.click(screen.getByRole('button', { name: es.reviews.comment }));
    await expect.poll(() => net.of('POST /api/v1/reviews/{id}/comments')).toHaveLength(1);
    expect(net.of('POST /api/v1/reviews/{id}/comments')[0]?.body).toEqual({
      line_id: 'm1',
      text: 'Falta la hora',
    });
  });

  it('every claim may be corrected, and what is left as it was is none [AI-09]', async () => {
    const net = openScreen(<ReviewPage />, {
      ...{ ...page, permissions: judges, me: { id: 'me' } },
      answers: {
        ...answers,
        'GET /api/v1/reviews/{id}': () => ({ data: mine }),
        'POST /api/v1/reviews/{id}/verdict': () => ({ data: done }),
      },
    });
    await screen.findByText('Prometió pagar.');
    await userEvent.keyboard('e');
    await userEvent.click(await screen.findByRole('checkbox', { name: es.analysis.promise }));
    await userEvent.click(screen.getByRole('checkbox', { name: es.analysis.dispute }));
    await userEvent.click(screen.getByRole('checkbox', { name: es.analysis.rule.no_threat }));
    await userEvent.click(screen.getByRole('button', { name: es.correct.keep }));
    await screen.findByText('2 campos corregidos');
    await userEvent.click(screen.getByRole('button', { name: /^1 ·/ }));
    await expect.poll(() => net.of('POST /api/v1/reviews/{id}/verdict')).toHaveLength(1);
    expect(net.of('POST /api/v1/reviews/{id}/verdict')[0]?.body).toMatchObject({
      corrections: { no_promise: true, dispute: true, failed: ['no_threat'] },
    });
  });

  it('it becomes a case by one click, which opens; a comment becomes a task [AI-09]', async () => {
    const made = { ...done, suite_id: 's1', case_id: 'own/1' };
    const net = openScreen(<ReviewPage />, {
      ...{ ...page, permissions: tasks, me: { id: 'me' } },
      answers: {
        ...answers,
        'GET /api/v1/reviews/{id}': () => ({ data: done }),
        'POST /api/v1/reviews/{id}/case': () => ({ data: made }),
        'POST /api/v1/reviews/{id}/comments/{comment_id}/coaching': () => ({ data: made }),
      },
    });
    const region = await screen.findByRole('region', { name: es.reviews.transcript });
    await userEvent.click(within(region).getByRole('button', { name: es.reviews.coach }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: es.reviews.coach }),
    );
    await expect
      .poll(() => net.of('POST /api/v1/reviews/{id}/comments/{comment_id}/coaching'))
      .toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: es.reviews.makeCase }));
    await expect.poll(() => net.of('POST /api/v1/reviews/{id}/case')).toHaveLength(1);
  });
});

const field = (name: 'right_party' | 'promise' | 'outcome' | 'compliance', n: number) => ({
  ...{ field: name, n, observed: 0.9, expected: 0.4, kappa: 0.83 },
});
const fields = (n: number) => [
  field('right_party', n),
  field('promise', n),
  field('outcome', n),
  field('compliance', 8 * n),
];

describe('the agreement', () => {
  const agreed = (...weeks: number[]) => ({
    'GET /api/v1/reviews/agreement': () => ({
      data: {
        ...{ program: fields(41), people: fields(2) },
        weeks: weeks.map((n, at) => ({ week: `2026-03-0${2 + at}`, program: fields(n), people: [] })),
      },
    }),
  });
  const openList = (more: ReturnType<typeof agreed>) =>
    openScreen(<ReviewsPage />, { url: '/reviews', answers: { ...answers, ...more }, permissions: judges });

  it('is drawn by week with how many each rests on [AI-09]', async () => {
    openList(agreed(41, 12));
    const chart = await screen.findByRole('img', { name: es.agreement.title });
    expect(chart.textContent).toContain('n 41');
    expect(screen.getAllByText(es.agreement.few).length).toBeGreaterThan(3);
  });

  it('says that there are too few instead of drawing what tells nothing [AI-09]', async () => {
    openList(agreed(12));
    await screen.findByText(/ninguna semana tiene 30/);
    expect(screen.queryByRole('img', { name: es.agreement.title })).toBeNull();
  });
});

describe('the analysis beside a call', () => {
  itTellsItsStates({
    draw: () => (
      <AnalysisPart
        name="call.side"
        subject={{ module: 'calls', type: 'call', id: 'c1', title: 'Llamada' }}
      />
    ),
    ...{ answers, permissions: reads, reads: 'GET /api/v1/analyses', shows: 'Prometió pagar.' },
    empty: { answer: pageOf([]), says: es.analysis.none },
  });
});
