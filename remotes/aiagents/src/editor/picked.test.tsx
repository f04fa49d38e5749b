import { type Answers, refusal, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';
import type { HelpCategory, HelpPortal, Provider, Spec, Written } from '../api/types';
import { agent, spec, versionIn } from '../test';
import { VersionPage } from './VersionPage';

const WRITE = 'PATCH /api/v1/ai-agents/{id}/versions/{n}';
const hash = 'a'.repeat(64);
const portals = [
  { id: 'p1', name: 'Ayuda pública' },
  { id: 'p2', name: 'Ayuda interna' },
] as HelpPortal[];
const categories = [
  { id: 'c1', portal_id: 'p1', slug: 'pagos', titles: { es: 'Pagos' } },
  { id: 'c2', portal_id: 'p2', slug: 'altas', titles: { es: 'Altas' } },
] as unknown as HelpCategory[];
const providers = [
  { id: 'm1', name: 'Principal', kind: 'anthropic', is_on: true },
  { id: 'm2', name: 'Reserva', kind: 'gemini', is_on: true },
  {
    ...{ id: 's1', name: 'Oficinas', kind: 'mcp', is_on: true, called: 'oficinas' },
    tools: [
      { name: 'turno', description: '', hash, takes: ['day', 'language'], wants: [] },
      { name: 'quien', description: '', hash, takes: [], wants: ['name'] },
    ],
  },
] as unknown as Provider[];
const may = {
  'aiagents.agents:read': 'all',
  'aiagents.agents:update': 'all',
  'aiagents.providers:read': 'all',
  'helpcenter.portals:read': 'all',
  'helpcenter.categories:read': 'all',
} as const;
const { openScreen } = testsOf<paths>({ aiagents: es });

function open(query: string, said: Partial<Spec>, more: Answers<paths> = {}, permissions: object = may) {
  const draft: Written = { ...versionIn('draft', 2), spec: { ...spec, ...said }, faults: [] };
  return openScreen(<VersionPage />, {
    ...{ path: '/ai-agents/:id/versions/:n', url: `/ai-agents/a1/versions/2${query}` },
    permissions: permissions as typeof may,
    answers: {
      'GET /api/v1/ai-agents/{id}': () => ({ data: agent }),
      'GET /api/v1/ai-agents/{id}/versions/{n}': () => ({ data: draft }),
      [WRITE]: () => ({ data: { ...draft, version: 5 } }),
      'GET /api/v1/help-portals': () => ({ data: portals }),
      'GET /api/v1/help-categories': () => ({ data: categories }),
      'GET /api/v1/ai-agents/providers': () => ({ data: providers }),
      ...more,
    } as Answers<paths>,
  });
}
const written = async (net: ReturnType<typeof open>) => {
  await waitFor(() => expect(net.of(WRITE).length).toBeGreaterThan(0), { timeout: 5000 });
  return (net.of(WRITE).at(-1) as unknown as { body: { spec: Spec } }).body.spec;
};
const group = async (name: string) => within(await screen.findByRole('group', { name }));

describe('what a version picks', () => {
  it('are portals by name, with the categories of those alone; what is gone can be let go [AI-12]', async () => {
    const net = open('?part=knowledge', { knowledge: { portals: ['p1', 'p9'], categories: [] } });
    const shown = await group(es.part.portals);
    expect(shown.getAllByRole('checkbox')).toHaveLength(3);
    const below = await group(es.part.categories);
    expect(below.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(below.getByRole('checkbox', { name: 'Ayuda pública · Pagos' }));
    await userEvent.click(shown.getByRole('checkbox', { name: es.pick.gone }));
    expect((await written(net)).knowledge).toEqual({ portals: ['p1'], categories: ['c1'] });
  });

  it('say that there are none, that they may not be seen, and why they cannot be read', async () => {
    open('?part=knowledge', {}, { 'GET /api/v1/help-portals': () => ({ data: [] }) } as Answers<paths>);
    expect(await screen.findByText(es.pick.noPortals)).toBeTruthy();
    expect(screen.getByText(es.pick.noCategories)).toBeTruthy();
  });

  it('stay as they are for who may not see them', async () => {
    const { 'helpcenter.portals:read': _, ...rest } = may;
    const net = open('?part=knowledge', { knowledge: { portals: ['p1'], categories: [] } }, {}, rest);
    expect(await screen.findByText(new RegExp(es.pick.mayNot.slice(0, 20)))).toBeTruthy();
    expect(net.of('GET /api/v1/help-portals')).toHaveLength(0);
  });

  it('can be asked for again when they could not be read', async () => {
    open('?part=knowledge', {}, { 'GET /api/v1/help-portals': () => refusal(500) } as Answers<paths>);
    expect(await screen.findByRole('button', { name: /Reintentar|de nuevo|otra vez/i })).toBeTruthy();
  });

  it('are the providers that read, in the order in which they are chosen', async () => {
    const net = open('?part=limits', { mode: 'model', model: { providers: ['m2'] } });
    const shown = await group(es.part.providers);
    expect(shown.queryByRole('checkbox', { name: 'Oficinas' })).toBeNull();
    expect(shown.getByRole('checkbox', { name: '1. Reserva' })).toBeTruthy();
    await userEvent.click(shown.getByRole('checkbox', { name: 'Principal' }));
    expect((await written(net)).model.providers).toEqual(['m2', 'm1']);
  });

  it('are tools of other servers as they are now, and none that wants to know more [AI-11]', async () => {
    const net = open('?part=tools', {});
    const shown = await group(es.outside.title);
    expect(shown.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByText(/oficinas\/quien/)).toBeTruthy();
    await userEvent.click(shown.getByRole('checkbox', { name: 'oficinas/turno' }));
    expect((await written(net)).grants.outside).toEqual([
      { name: 'oficinas/turno', hash, takes: ['day', 'language'] },
    ]);
  });

  it('are, in a step, the tools that are granted; one that has changed says so [AI-11]', async () => {
    const outside = [{ name: 'oficinas/turno', hash: 'b'.repeat(64), takes: ['day' as const] }];
    const steps = [
      { id: 'ask', kind: 'act' as const, act: 'outside_tool' as const, outside: 'oficinas/turno' },
    ];
    const flow = { start: 'ask', steps, anywhere: [] };
    open('?step=ask', { grants: { ...spec.grants, outside }, flow });
    expect(await screen.findByText(new RegExp(es.given.day))).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: es.parts.tools }));
    const changed = es.outside.changed.replace('{{name}}', 'oficinas/turno');
    expect((await group(es.outside.title)).getByRole('checkbox', { name: changed })).toBeTruthy();
  });
});
