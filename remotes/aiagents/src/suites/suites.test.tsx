import { type Answers, names, pageOf, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';
import { agent, oneCase, result, run, suite, versionIn } from '../test';
import { RunPage } from './RunPage';
import { SuitePage } from './SuitePage';
import { SuitesPage } from './SuitesPage';

const over = { ...run, state: 'done' as const, verdict: 'failed' as const, done: 2, passed: 1 };
const answers: Answers<paths> = {
  ...names({}),
  'GET /api/v1/ai-agents': () => ({ data: [{ ...agent, talks: 0 }] }),
  'GET /api/v1/ai-agents/suites': () => ({ data: [suite] }),
  'GET /api/v1/ai-agents/suites/{id}': () => ({ data: suite }),
  'GET /api/v1/ai-agents/suites/{id}/cases': () => ({ data: [oneCase] }),
  'GET /api/v1/ai-agents/runs': () => pageOf([]),
  'GET /api/v1/ai-agents/runs/{id}': () => ({ data: over }),
  'GET /api/v1/ai-agents/runs/{id}/results': () => ({ data: [result] }),
  'GET /api/v1/ai-agents/runs/{id}/results/{result_id}': () => ({ data: result }),
};
const reads = { 'aiagents.agents:read': 'all' } as const;
const may = { ...reads, 'aiagents.agents:test': 'all' } as const;
const { openScreen, itTellsItsStates } = testsOf<paths>({ aiagents: es });

describe('the suites', () => {
  itTellsItsStates({
    draw: () => <SuitesPage />,
    ...{
      url: '/ai-agents/suites',
      answers,
      permissions: reads,
      reads: 'GET /api/v1/ai-agents/suites',
      shows: es.suites.law,
    },
    empty: { answer: { data: [] }, says: es.suites.none },
  });

  it('tell what came of them last, and are run by who may', async () => {
    openScreen(<SuitesPage />, { url: '/ai-agents/suites', answers, permissions: reads });
    await screen.findByText('Versión 2: 1 de 2');
    expect(screen.queryByRole('button', { name: es.suites.run })).toBeNull();
  });
});

describe('one suite', () => {
  const page = { url: '/ai-agents/suites/law', path: '/ai-agents/suites/:id' };
  itTellsItsStates({
    draw: () => <SuitePage />,
    ...{
      ...page,
      answers,
      permissions: may,
      reads: 'GET /api/v1/ai-agents/suites/{id}/cases',
      shows: 'Pregunta el saldo',
    },
  });

  it('of corrections is called so, and a run of it may be judged by a model, too [AI-09]', async () => {
    const corrections = { ...suite, id: 's1', name: 'Corrections', purpose: 'corrections' as const };
    const net = openScreen(<SuitePage />, {
      ...{ ...page, url: '/ai-agents/suites/s1', permissions: may },
      answers: {
        ...answers,
        'GET /api/v1/ai-agents/suites/{id}': () => ({
          data: { ...corrections, built_in: false, zero: false },
        }),
        'GET /api/v1/ai-agents': () => ({ data: [{ ...agent, talks: 0, latest: versionIn('testing', 2) }] }),
        'POST /api/v1/ai-agents/runs': () => ({ data: run }),
      },
    });
    await screen.findByRole('heading', { level: 1, name: es.suites.corrections });
    await userEvent.click(screen.getByRole('button', { name: es.suites.run }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: es.suites.judge }), 'model');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: es.suites.run }));
    await expect.poll(() => net.of('POST /api/v1/ai-agents/runs')).toHaveLength(1);
    expect(net.of('POST /api/v1/ai-agents/runs')[0]?.body).toMatchObject({
      suites: ['s1'],
      judged_by: 'model',
    });
  });

  it('says in words what a case expects', async () => {
    openScreen(<SuitePage />, {
      ...page,
      url: '/ai-agents/suites/law?case=law%2Fx%2Fes',
      answers,
      permissions: reads,
    });
    await screen.findByText(es.suites.nothingDone);
    expect(screen.getByText(es.suites.notVerified)).toBeTruthy();
    expect(screen.getByText('¿cuánto debo?')).toBeTruthy();
  });
});

describe('a run', () => {
  const page = { url: '/ai-agents/runs/r1', path: '/ai-agents/runs/:id' };
  itTellsItsStates({
    draw: () => <RunPage />,
    ...{
      ...page,
      answers,
      permissions: may,
      reads: 'GET /api/v1/ai-agents/runs/{id}',
      shows: 'Pregunta el saldo',
    },
  });

  it('under way tells how far it is, and is stopped by who may', async () => {
    const net = openScreen(<RunPage />, {
      ...{ ...page, permissions: may },
      answers: {
        ...answers,
        'GET /api/v1/ai-agents/runs/{id}': () => ({ data: run }),
        'POST /api/v1/ai-agents/runs/{id}/cancel': () => ({ data: { ...run, state: 'cancelled' as const } }),
      },
    });
    await screen.findByText('1 de 2 casos');
    await userEvent.click(screen.getByRole('button', { name: /Cancelar/ }));
    await expect.poll(() => net.of('POST /api/v1/ai-agents/runs/{id}/cancel')).toHaveLength(1);
  });

  it('names which expectation failed, at which turn [AI-07]', async () => {
    openScreen(<RunPage />, { ...page, url: '/ai-agents/runs/r1?case=res1', answers, permissions: reads });
    await screen.findByText(new RegExp(es.what.early));
    expect(screen.getByText(/turno 2/)).toBeTruthy();
  });
});
