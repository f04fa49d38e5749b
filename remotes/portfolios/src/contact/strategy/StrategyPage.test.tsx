import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Strategy, StrategyPreview } from '../../api/types';
import { portfolioOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { StrategyPage } from './StrategyPage';
import { formOf, raised, type Step, stepOf } from './step';

const RIGHTS = {
  'portfolios.portfolios:read': 'all',
  'portfolios.strategies:read': 'all',
  'portfolios.strategies:create': 'all',
  'portfolios.strategies:update': 'all',
} as const;

const stepNamed = (id: string, change: Partial<Step> = {}): Step => ({
  id,
  name: id,
  when: {},
  // biome-ignore lint/suspicious/noThenProperty: the API's word
  then: { channel: 'call', wait_hours: 24, who: 'anyone', priority: 5, order: 'value' },
  ...change,
});

const strategyOf = (change: Partial<Strategy> = {}): Strategy => ({
  id: change.status === 'draft' ? 's2' : 's1',
  version: 1,
  created_at: '2026-11-24T12:00:00Z',
  updated_at: '2026-11-24T12:00:00Z',
  created_by: 'u1',
  updated_by: 'u1',
  portfolio_id: 'p1',
  number: 1,
  status: 'published',
  steps: [stepNamed('broken', { when: { promise: 'broken' } }), stepNamed('rest')],
  note: '',
  published_at: '2026-11-24T12:00:00Z',
  published_by: 'u1',
  ...change,
});

const preview: StrategyPreview = {
  owing: 1_000,
  looked: 1_000,
  contacted: 640,
  waiting: 200,
  left_alone: 60,
  blocked: 100,
  rules: [{ rule_id: 'uy.flag', source: 'Ley 18.331', debtors: 100, forever: true }],
  steps: [{ step_id: 'broken', debtors: 940, contacted: 640, waiting: 200, blocked: 100 }],
};

const open = (versions: Strategy[]) =>
  openScreen(<StrategyPage />, {
    url: '/portfolios/p1/strategy',
    path: '/portfolios/:portfolioId/strategy',
    permissions: RIGHTS,
    answers: {
      'GET /api/v1/carteras/{id}': () => ({ data: portfolioOf({ id: 'p1' }) }),
      'GET /api/v1/strategies/{portfolio_id}': () => ({ data: versions }),
      'GET /api/v1/strategies/{portfolio_id}/preview': () => ({ data: preview }),
      'POST /api/v1/strategies/{portfolio_id}/draft': () => ({ data: strategyOf({ status: 'draft' }) }),
      'PUT /api/v1/strategies/{portfolio_id}/draft': () => ({
        data: strategyOf({ status: 'draft', version: 2 }),
      }),
      'POST /api/v1/strategies/{portfolio_id}/draft/publish': () => ({ data: strategyOf() }),
    },
  });

describe('the strategy of a portfolio', () => {
  it('[CO-10] says its steps in words, and what it does now with the rule that blocks', async () => {
    open([strategyOf()]);
    expect(await screen.findByText('Promesa incumplida')).toBeTruthy();
    expect(await screen.findByText('Impide la regla uy.flag')).toBeTruthy();
    expect(screen.getByText('640 de 1.000 deudores que deben se contactarían ya')).toBeTruthy();
  });

  it('[CO-10] a draft tells what is new and what was changed', async () => {
    const changed = stepNamed('rest', { name: 'rest', when: { dpd_from: 30 } });
    const draft = strategyOf({ id: 's2', number: 2, status: 'draft', steps: [changed, stepNamed('fresh')] });
    open([draft, strategyOf()]);
    expect(await screen.findByText('Cambiado')).toBeTruthy();
    expect(screen.getByText('Nuevo')).toBeTruthy();
    expect(screen.getByText('Desde 30 días de atraso')).toBeTruthy();
  });

  it('[CO-10] adds a step to a draft, the others staying as they are', async () => {
    const draft = strategyOf({ status: 'draft' });
    const { of } = open([draft]);
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar paso' }));
    const panel = await screen.findByRole('dialog');
    await userEvent.type(within(panel).getByRole('textbox', { name: /Nombre/ }), 'Atraso largo');
    await userEvent.type(within(panel).getByRole('textbox', { name: /Días de atraso desde/ }), '90');
    await userEvent.click(within(panel).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(of('PUT /api/v1/strategies/{portfolio_id}/draft')).toHaveLength(1));
    const [sent] = of('PUT /api/v1/strategies/{portfolio_id}/draft');
    expect(sent?.body.steps.map(({ name }) => name)).toEqual(['broken', 'rest', 'Atraso largo']);
    expect(sent?.body.steps[2]?.when).toEqual({ dpd_from: 90 });
  });

  it('[CO-10] is published after a question', async () => {
    const { of } = open([strategyOf({ status: 'draft', number: 2 }), strategyOf()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publicar' }),
    );
    await waitFor(() => expect(of('POST /api/v1/strategies/{portfolio_id}/draft/publish')).toHaveLength(1));
  });
});

describe('a step', () => {
  it('goes through its form and back as it was', () => {
    const step = stepNamed('one', {
      when: {
        promise: 'none',
        dpd_from: 10,
        dpd_to: 60,
        balance_from: 5_000,
        reach: ['none'],
        tag_ids: ['t1'],
      },
    });
    expect(stepOf(formOf(step), step)).toEqual(step);
  });

  it('moves a place up', () => {
    const steps = ['a', 'b', 'c'].map((id) => stepNamed(id));
    expect(raised(steps, 2).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });
});
