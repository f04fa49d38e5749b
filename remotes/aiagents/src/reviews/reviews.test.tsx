import { type Answers, names, pageOf, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen } from '@testing-library/react';
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
    data: [{ id: 'm1', speaker: 'debtor', at, text: 'Dale, pago 1.500 el viernes' }],
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
