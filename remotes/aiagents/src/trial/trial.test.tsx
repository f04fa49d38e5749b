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
  lines: [
    ...(test.lines ?? []),
    {
      ...{ ...line, n: 2, heard: 'sí', said: 'Gracias.' },
      cites: [{ article_id: 'h1', version: 3, title: 'Dónde se paga' }],
    },
  ],
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
const onLine: Test = { ...test, id: 't2', way: 'telephone', call_id: 'c1', turns: 0, lines: [] };
const ways = { numbers: ['+59899123459'], has_line: true, has_desk: false };
const may = {
  'aiagents.agents:read': 'all',
  'aiagents.agents:test': 'all',
  'helpcenter.articles:read': 'all',
} as const;
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
    const cited = screen.getByRole('link', { name: 'Dónde se paga · versión 3' });
    expect(cited.getAttribute('href')).toBe('/help-center/read/h1');
    expect(net.of('POST /api/v1/ai-agents/tests/{id}/turns')[0]?.body).toEqual({ text: 'sí', turn: 1 });
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
      .toEqual([
        { pressed: '4321', turn: 1 },
        { silence: true, turn: 1 },
      ]);
  });

  it('has many simulated debtors talk at once [AI-07]', async () => {
    const net = openScreen(<TestCallPage />, page);
    await userEvent.click(await screen.findByRole('tab', { name: es.trial.many }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: es.trial.played }), 'model');
    await userEvent.click(screen.getByRole('button', { name: es.trial.startMany }));
    await screen.findByText(es.run.under);
    expect(net.of('POST /api/v1/ai-agents/runs/batch')[0]?.body).toEqual({
      ...{ version_id: 'v1', language: 'es', noise: 'light', by: 'model', count: 30 },
    });
  });

  const mayCall = { ...may, 'calls.agents:create': 'all', 'calls.lines:use': 'own' } as const;
  const choose = async (way: string) =>
    userEvent.selectOptions(await screen.findByRole('combobox', { name: es.trial.way }), way);

  it('rings a telephone of the list, and shows what is said there while it is said [AI-07]', async () => {
    let now = onLine;
    const net = openScreen(<TestCallPage />, {
      ...{ ...page, permissions: mayCall },
      answers: {
        ...answers,
        'GET /api/v1/ai-agents/tests/ways': () => ({ data: ways }),
        'POST /api/v1/ai-agents/tests': () => ({ data: onLine }),
        'GET /api/v1/ai-agents/tests/{id}': () => ({ data: now }),
      },
    });
    await choose('telephone');
    await screen.findByRole('combobox', { name: es.trial.number });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: es.trial.around }), 'street');
    now = { ...onLine, turns: 1, lines: [line] };
    await userEvent.click(screen.getByRole('button', { name: es.trial.call }));
    await screen.findByText(/programa de Banco Sol/);
    expect(screen.getByText(es.trial.speaks)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: es.trial.answer })).toBeNull();
    expect(net.of('POST /api/v1/ai-agents/tests')[0]?.body).toEqual({
      ...{ version_id: 'v1', persona: 'willing', language: 'es', noise: 'none', way: 'telephone' },
      ...{ number: '+59899123459', around: 'street', level_db: -40 },
    });
  });

  it('says how the line ended where nobody answered', async () => {
    openScreen(<TestCallPage />, {
      ...{ ...page, permissions: mayCall },
      answers: {
        ...answers,
        'GET /api/v1/ai-agents/tests/ways': () => ({ data: ways }),
        'POST /api/v1/ai-agents/tests': () => ({ data: onLine }),
        'GET /api/v1/ai-agents/tests/{id}': () => ({
          data: { ...onLine, status: 'closed', call_end: 'no_answer' },
        }),
      },
    });
    await choose('telephone');
    await screen.findByRole('combobox', { name: es.trial.number });
    await userEvent.click(screen.getByRole('button', { name: es.trial.call }));
    await screen.findByText(new RegExp(es.callEnd.no_answer));
  });

  it.each([
    ['browser', ways, es.trial.noDesk],
    ['telephone', { ...ways, numbers: [] }, es.trial.noNumbers],
    ['telephone', { ...ways, has_line: false }, es.trial.noLine],
  ])('says what is missing for a test by %s', async (way, is, says) => {
    openScreen(<TestCallPage />, {
      ...{ ...page, permissions: mayCall },
      answers: { ...answers, 'GET /api/v1/ai-agents/tests/ways': () => ({ data: is }) },
    });
    await choose(way);
    await screen.findByText(says);
    expect(screen.getByRole('button', { name: es.trial.call })).toHaveProperty('disabled', true);
  });

  it('says so to who may not have agents call, and asks nothing', async () => {
    const net = openScreen(<TestCallPage />, page);
    await choose('browser');
    await screen.findByText(es.trial.noRight);
    expect(net.of('GET /api/v1/ai-agents/tests/ways')).toEqual([]);
  });
});
