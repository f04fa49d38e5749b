import type { Case, Line, Result, Run, Spec, Suite, Test, Version } from './api/types';

const at = '2026-03-02T19:00:00Z';
const row = { version: 4, created_at: at, updated_at: at, created_by: 'mario', updated_by: 'mario' };

/** An agent that talks, as the API tells of it. */
export const agent = {
  ...{ ...row, id: 'a1', name: 'Sol', purpose: 'Primeros contactos', is_paused: false },
  ...{ live_version_id: 'v1', canary_version_id: '', canary_share: 0, previous_version_id: '' },
};

const persona = {
  ...{ name: 'Sol', opening: 'Hola, {{given}}.', disclosure: 'Soy un programa de {{creditor}}.' },
  ...{ goodbye: 'Adiós.', handed_over: 'Le paso con una persona.' },
};

/** What a small version says: it asks one thing. */
export const spec: Spec = {
  ...{ mode: 'guided', languages: ['es', 'pt'], persona: { es: persona, pt: persona } },
  flow: {
    start: 'hello',
    steps: [
      {
        ...{
          id: 'hello',
          kind: 'ask',
          ask: 'yes_no',
          say: { es: '¿Hablo con {{given}}?', pt: 'Falo com {{given}}?' },
        },
        ways: [
          { when: 'yes', to: 'bye' },
          { when: 'no', to: 'bye' },
          { when: 'unknown', to: 'person' },
        ],
      },
      { id: 'bye', kind: 'end', outcome: 'informed', say: { es: 'Gracias.', pt: 'Obrigado.' } },
      { id: 'person', kind: 'hand_over', reason: 'pending_clarification' },
    ],
    anywhere: [{ when: 'intent:human', to: 'person' }],
  },
  grants: {
    tools: ['verify_identity'],
    promise_days: 30,
    promise_most: 0,
    promise_least: 1000,
    offers: 3,
  },
  knowledge: { portals: [], categories: [] },
  voice: { es: { engine: 'espeak', name: '', speed: 100 } },
  turns: { wait_ms: 900, think_ms: 2500, interrupt_ms: 400, backchannel: { es: ['ajá'] }, thinking: {} },
  silence: { seconds: 8, most: 2 },
  machine: { leave: false, message: {} },
  limits: { minutes: 10, turns: 40, cost_micros: 0 },
  model: { providers: [] },
  fields: [],
};

/** A version of that agent, in a state. */
export function versionIn(state: Version['state'], n: number): Version {
  return {
    ...{
      ...row,
      id: `v${n}`,
      agent_id: 'a1',
      n,
      from_n: n - 1,
      state,
      mode: 'guided',
      languages: ['es', 'pt'],
    },
    ...{ hash: 'h', notes: '', authors: ['mario'], submitted_by: '', submitted_at: null, tested_run_id: '' },
    ...{ approved_by: '', approved_at: null, live_by: '', live_at: null, retired_by: '', retired_at: null },
  };
}

/** A turn of a test. */
export const line: Line = {
  ...{ n: 1, heard: '', pressed: '', silence: false, step: '', said: 'Soy un programa de Banco Sol.' },
  ...{
    buttons: [],
    faults: [],
    cites: [],
    took_ms: 3,
    stages: {},
    cost_micros: null,
    model: '',
    asked: 'yes_no',
  },
  acts: [{ tool: 'verify_identity', args: null, result: { code: 'done' }, took_ms: 1 }],
};

const file = {
  ...{ given: 'Ana', name: 'Ana', creditor: 'Banco Sol', country: 'UY' as const, answers: {} },
  ...{ owed: 1_000_000, days: 45, offers: [] },
};

/** A test under way. */
export const test: Test = {
  ...{
    ...row,
    id: 't1',
    agent_id: 'a1',
    version_id: 'v1',
    n: 1,
    persona: 'willing',
    language: 'es',
    noise: 'none',
  },
  ...{ way: 'text', around: 'none', level_db: 0, call_id: '', call_end: '' },
  ...{ file, lines: [line], turns: 1, status: 'open' },
  panel: {
    ...{ disclosed: true, verified: false, others: false, tries: 3, currency: 'UYU', offers: [], did: [] },
    ...{ outcome: '', reason: '', asked: 'yes_no' },
  },
} as Test;

/** The suite of law and terms, of which one case failed. */
export const suite: Suite = {
  ...{ ...row, id: 'law', name: 'law', purpose: '', floor: 100, built_in: true, zero: true, cases: 2 },
  last: [{ run_id: 'r1', agent_id: 'a1', version_id: 'v2', n: 2, total: 2, passed: 1 }],
};

/** A case of it. */
export const oneCase: Case = {
  ...{ id: '', version: 0, origin: 'built_in', origin_id: '', key: 'law/x/es', title: 'Pregunta el saldo' },
  ...{ language: 'es', persona: 'willing', zero: true, at, file, leaves: true },
  turns: [{ to: 'yes_no', say: '¿cuánto debo?' }],
  expect: { nothing: true, verified: false, never: ['read_debt'] },
};

/** A run under way. */
export const run: Run = {
  ...{
    ...row,
    id: 'r1',
    kind: 'suites',
    agent_id: 'a1',
    version_id: 'v2',
    n: 2,
    hash: 'h',
    suites: [],
    tries: 3,
  },
  ...{ state: 'running', total: 2, done: 1, passed: 1, verdict: '', judged_by: 'rules', scores: [] },
  ...{ took_ms: 40, cost_micros: 0, ended_at: null },
};

/** A case that failed in it. */
export const result: Result = {
  ...{ ...row, id: 'res1', run_id: 'r1', case_key: 'law/x/es', suite: 'law', title: 'Pregunta el saldo' },
  ...{ language: 'es', persona: 'willing', zero: true, passed: false, outcome: 'handed_over' },
  tries: [
    {
      verdict: {
        passed: false,
        by: 'rules',
        failed: [{ what: 'early', turn: 2, wanted: 'amount', got: '' }],
      },
      played: { lines: [line], did: [], outcome: 'handed_over', reason: '', verified: false },
      took_ms: 3,
    },
  ],
};
