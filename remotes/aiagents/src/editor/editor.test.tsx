import { type Answers, refusal, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';
import type { Spec, Written } from '../api/types';
import { agent, spec, versionIn } from '../test';
import { VersionPage } from './VersionPage';

const draft: Written = { ...versionIn('draft', 2), spec, faults: [] };
const READ = 'GET /api/v1/ai-agents/{id}/versions/{n}';
const WRITE = 'PATCH /api/v1/ai-agents/{id}/versions/{n}';
const answers: Answers<paths> = {
  'GET /api/v1/ai-agents/{id}': () => ({ data: agent }),
  [READ]: () => ({ data: draft }),
  [WRITE]: () => ({ data: { ...draft, version: 5 } }),
};
const may = {
  'aiagents.agents:read': 'all',
  'aiagents.agents:update': 'all',
  'aiagents.agents:test': 'all',
} as const;
const { openScreen, itTellsItsStates } = testsOf<paths>({ aiagents: es });
const page = { path: '/ai-agents/:id/versions/:n' };
const open = (query: string, more: Answers<paths> = {}, permissions: Record<string, 'all'> = may) =>
  openScreen(<VersionPage />, {
    ...{ ...page, url: `/ai-agents/a1/versions/2${query}`, permissions },
    answers: { ...answers, ...more },
  });
const typed = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

describe('a version', () => {
  itTellsItsStates({
    draw: () => <VersionPage />,
    ...{
      ...page,
      url: '/ai-agents/a1/versions/2',
      answers,
      permissions: may,
      reads: READ,
      shows: 'Versión 2',
    },
  });

  it('is written by itself when typing pauses, and step by step taken back [AI-01]', async () => {
    const net = open('?part=persona');
    await screen.findByText('Versión 2');
    typed(es.part.opening, 'Buenas.');
    await waitFor(() => expect(net.of(WRITE)).toHaveLength(1), { timeout: 5000 });
    const body = net.of(WRITE)[0]?.body as { spec: Spec };
    expect(body.spec.persona.es?.opening).toBe('Buenas.');
    await waitFor(() => expect(screen.getAllByRole('status')[0]?.textContent).toBe(es.saving.saved));
    await userEvent.click(screen.getByRole('button', { name: es.undo }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: es.part.opening }).value).toBe(
      'Hola, {{given}}.',
    );
    await userEvent.click(screen.getByRole('button', { name: es.redo }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: es.part.opening }).value).toBe('Buenas.');
  });

  it('says that somebody else has written, and loses nothing of either [AI-01]', async () => {
    const theirs = { ...draft, version: 9, spec: { ...spec, languages: ['es' as const] } };
    const net = open('?part=persona', { [WRITE]: () => refusal(412) });
    await screen.findByText('Versión 2');
    typed(es.part.opening, 'Buenas.');
    await screen.findByText(es.stale, {}, { timeout: 5000 });
    net.change({
      [READ]: () => ({ data: theirs }),
      [WRITE]: () => ({ data: { ...draft, version: 10 } }),
    } as Answers<paths>);
    await userEvent.click(screen.getByRole('button', { name: es.keepMine }));
    await waitFor(() => expect(screen.queryByText(es.stale)).toBeNull());
    const mine = net.of(WRITE).at(-1)?.body as { spec: Spec };
    expect(mine.spec.persona.es?.opening).toBe('Buenas.');
  });

  it('tells a fault at its field, and goes to no test with one', async () => {
    const fault = { step: '', field: 'persona.es.opening', code: 'c', reason: 'Eso no se dice.' };
    open('?part=persona', { [READ]: () => ({ data: { ...draft, faults: [fault] } }) });
    expect(await screen.findAllByText('Eso no se dice.')).toHaveLength(2); // at the field, and above
    expect(screen.getByRole('button', { name: es.submit }).getAttribute('aria-disabled')).toBe('true');
  });

  it('is only read once it is no draft', async () => {
    open('?part=persona', { [READ]: () => ({ data: { ...draft, ...versionIn('live', 2) } }) });
    expect(await screen.findByText(es.frozen)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: es.part.opening }).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: es.undo })).toBeNull();
  });
});

describe('the flow', () => {
  const stepsOf = (net: ReturnType<typeof open>) =>
    (net.of(WRITE).at(-1) as unknown as { body: { spec: Spec } }).body.spec.flow;

  it('is changed step by step from the list, and a step keeps its ways when it is renamed', async () => {
    const net = open('?step=bye');
    const name = await screen.findByRole('textbox', { name: es.part.id });
    fireEvent.change(name, { target: { value: 'farewell' } });
    fireEvent.blur(name);
    await waitFor(() => expect(net.of(WRITE)).toHaveLength(1), { timeout: 5000 });
    expect(stepsOf(net).steps[1]?.id).toBe('farewell');
    expect(stepsOf(net).steps[0]?.ways?.[0]).toEqual({ when: 'yes', to: 'farewell' });
  });

  it('is written as text, and what cannot be read is told with its line and changes nothing', async () => {
    const net = open('?view=text');
    const box = await screen.findByRole<HTMLTextAreaElement>(
      'textbox',
      { name: es.flowText },
      { timeout: 5000 },
    );
    const text = box.value;
    fireEvent.change(box, { target: { value: `${text}  - [` } });
    expect(await screen.findByText(/^Línea \d+, columna \d+/)).toBeTruthy();
    fireEvent.change(box, { target: { value: text.replace('¿Hablo con', '¿Es usted') } });
    await waitFor(() => expect(net.of(WRITE)).toHaveLength(1), { timeout: 5000 });
    expect(stepsOf(net).steps[0]?.say?.es).toBe('¿Es usted {{given}}?');
    expect(stepsOf(net).steps[0]?.say?.pt).toBe('Falo com {{given}}?');
  });

  it('tells a fault of a step in the list and at its line of the text', async () => {
    const fault = { step: 'bye', field: 'flow.steps[1].say.es', code: 'c', reason: 'Falta el texto.' };
    open('?view=text', { [READ]: () => ({ data: { ...draft, faults: [fault] } }) });
    const all = within(await screen.findByRole('list', { name: es.textFaults }, { timeout: 5000 }));
    expect(await all.findByText(/^Línea 2\d, columna \d+: Falta el texto\.$/)).toBeTruthy();
  });
});
