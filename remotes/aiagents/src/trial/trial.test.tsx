import { type Answers, names, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';
import type { Test } from '../api/types';
import { agent, line, run, suite, test } from '../test';
import { TestCallPage } from './TestCallPage';

const brief = { id: 'v1', n: 1, state: 'live' as const, mode: 'guided' as const, languages: ['es' as const] };
const listed = { ...agent, talks: 1, live: brief, latest: brief };
const done: Test = {
  ...test,
  status: 'closed',
  lines: [...(test.lines ?? []), { ...line, n: 2, heard: 'sí', said: 'Gracias.' }],
  panel: test.panel && { ...test.panel, outcome: 'informed' },
};
const answers: Answers<paths> = {
  ...names({}),
  'GET /api/v1/ai-agents': () => ({ data: [listed] }),
  'GET /api/v1/ai-agents/suites': () => ({ data: [suite] }),
  'POST /api/v1/ai-agents/tests': () => ({ data: test }),
  'POST /api/v1/ai-agents/tests/{id}/turns': () => ({ data: done }),
  'POST /api/v1/ai-agents/runs/batch': () => ({ data: run }),
  'GET /api/v1/ai-agents/runs/{id}': () => ({ data: run }),
  'GET /api/v1/ai-agents/runs/{id}/results': () => ({ data: [] }),
};
const may = { 'aiagents.agents:read': 'all', 'aiagents.agents:test': 'all' } as const;
const { openScreen, itTellsItsStates } = testsOf<paths>({ aiagents: es });
const page = { url: '/ai-agents/test-call', path: '/ai-agents/test-call', answers, permissions: may };

describe('a test call', () => {
  itTellsItsStates({
    draw: () => <TestCallPage />,
    ...{ ...page, reads: 'GET /api/v1/ai-agents', shows: es.trial.begin },
    empty: { answer: { data: [] }, says: es.noneWhy },
  });

  it('is held by keyboard alone, and tells what stood behind each answer [AI-07]', async () => {
    const net = openScreen(<TestCallPage />, page);
    await userEvent.click(await screen.findByRole('button', { name: es.trial.start }));
    await screen.findByText(/programa de Banco Sol/);
    expect(screen.getByText(es.trial.disclosed)).toBeTruthy();
    expect(screen.getAllByText(new RegExp(es.tool.verify_identity)).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByRole('textbox', { name: es.trial.answer }), 'sí{Enter}');
    await screen.findByText('Gracias.');
    expect(net.of('POST /api/v1/ai-agents/tests/{id}/turns')[0]?.body).toEqual({ text: 'sí' });
    expect(screen.getByText(new RegExp(es.outcome.informed))).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: es.trial.answer })).toBeNull();
  });

  it('sends figures as keys, and silence', async () => {
    const net = openScreen(<TestCallPage />, {
      ...page,
      answers: { ...answers, 'POST /api/v1/ai-agents/tests/{id}/turns': () => ({ data: test }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: es.trial.start }));
    await userEvent.type(await screen.findByRole('textbox', { name: es.trial.answer }), '4321');
    await userEvent.click(screen.getByRole('button', { name: es.trial.press }));
    await userEvent.click(await screen.findByRole('button', { name: es.trial.silence }));
    await expect
      .poll(() => net.of('POST /api/v1/ai-agents/tests/{id}/turns').map(({ body }) => body))
      .toEqual([{ pressed: '4321' }, { silence: true }]);
  });

  it('has many simulated debtors talk at once [AI-07]', async () => {
    const net = openScreen(<TestCallPage />, page);
    await userEvent.click(await screen.findByRole('tab', { name: es.trial.many }));
    await userEvent.click(screen.getByRole('button', { name: es.trial.startMany }));
    await screen.findByText(es.run.under);
    expect(net.of('POST /api/v1/ai-agents/runs/batch')[0]?.body).toEqual({
      ...{ version_id: 'v1', language: 'es', noise: 'light', count: 30 },
    });
  });
});
