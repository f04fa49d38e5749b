import { type Answers, names, pageOf, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';
import { AgentsPage } from '../list/AgentsPage';
import { agent, versionIn } from '../test';
import { AgentPage } from './AgentPage';

const listed = {
  ...agent,
  ...{
    talks: 12,
    live: { id: 'v1', n: 1, state: 'live' as const, mode: 'guided' as const, languages: ['es' as const] },
  },
};
const answers: Answers<paths> = {
  ...names({ 'core.user:mario': { name: 'Mario' } }),
  'GET /api/v1/ai-agents': () => ({ data: [listed] }),
  'GET /api/v1/ai-agents/{id}': () => ({ data: agent }),
  'GET /api/v1/ai-agents/{id}/versions': () => ({ data: [versionIn('approved', 2), versionIn('live', 1)] }),
  'GET /api/v1/ai-agents/{id}/history': () => pageOf([]),
  'GET /api/v1/ai-agents/{id}/versions/{n}/difference': () => ({
    data: [
      { what: 'changed', step: '', field: 'persona.es.opening', before: 'Hola.', after: 'Buenas.' },
      { what: 'added', step: 'proof', field: '', before: '', after: '' },
    ],
  }),
};
const reads = { 'aiagents.agents:read': 'all' } as const;
const publishes = { ...reads, 'aiagents.agents:update': 'all', 'aiagents.agents:publish': 'all' } as const;
const { openScreen, itTellsItsStates } = testsOf<paths>({ aiagents: es });
const page = { url: '/ai-agents/a1', path: '/ai-agents/:id' };

describe('the agents', () => {
  itTellsItsStates({
    draw: () => <AgentsPage />,
    ...{ url: '/ai-agents', answers, permissions: reads, reads: 'GET /api/v1/ai-agents', shows: 'Sol' },
    empty: { answer: { data: [] }, says: es.noneWhy },
  });

  it('are read by who may not add one, and added by who may', async () => {
    openScreen(<AgentsPage />, { url: '/ai-agents', answers, permissions: reads });
    await screen.findByText('Sol');
    expect(screen.queryByRole('button', { name: es.add })).toBeNull();
  });
});

describe('one agent', () => {
  itTellsItsStates({
    draw: () => <AgentPage />,
    ...{
      ...page,
      answers,
      permissions: reads,
      reads: 'GET /api/v1/ai-agents/{id}/versions',
      shows: 'Versión 2',
    },
  });

  it('has a version put live for a share of the people first [AI-01]', async () => {
    const net = openScreen(<AgentPage />, {
      ...{ ...page, permissions: publishes },
      answers: {
        ...answers,
        'POST /api/v1/ai-agents/{id}/versions/{n}/publish': () => ({ data: versionIn('approved', 2) }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: es.publish }));
    const asked = within(await screen.findByRole('dialog'));
    await userEvent.click(asked.getByRole('button', { name: es.publish }));
    await screen.findByText(es.did.wentLive);
    expect(net.of('POST /api/v1/ai-agents/{id}/versions/{n}/publish')[0]?.body).toEqual({ share: 10 });
  });

  it('tells in words what a version has changed [AI-01]', async () => {
    openScreen(<AgentPage />, { ...page, answers, permissions: reads });
    const [compare] = await screen.findAllByRole('button', { name: es.compare });
    await userEvent.click(compare as HTMLElement);
    expect(await screen.findByText('Persona · Español · Primeras palabras')).toBeTruthy();
    expect(screen.getByText('Buenas.')).toBeTruthy();
    expect(screen.getByText('Paso nuevo: proof')).toBeTruthy();
  });

  it('offers the way back where a share talks, and no act to who only reads', async () => {
    const shared = { ...agent, canary_version_id: 'v2', canary_share: 20 };
    const told = { ...answers, 'GET /api/v1/ai-agents/{id}': () => ({ data: shared }) };
    const net = openScreen(<AgentPage />, {
      ...{ ...page, permissions: publishes },
      answers: { ...told, 'POST /api/v1/ai-agents/{id}/back': () => ({ data: versionIn('live', 1) }) },
    });
    await screen.findByText(/^Versión 2: 20\s?% de las personas$/);
    await userEvent.click(screen.getByRole('button', { name: 'Volver a la versión 1' }));
    await screen.findByText('Vuelve a hablar la versión 1');
    expect(net.of('POST /api/v1/ai-agents/{id}/back')).toHaveLength(1);
  });
});
