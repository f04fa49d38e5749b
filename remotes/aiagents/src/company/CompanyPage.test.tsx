import { testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { paths } from '../api/schema.gen';
import type { Halt, Limits, Provider, Spending } from '../api/types';
import { CompanyPage } from './CompanyPage';

const { openScreen, itTellsItsStates } = testsOf<paths>({ aiagents: es });

const at = '2026-11-27T15:00:00Z';
const row = { version: 3, created_at: at, updated_at: at, created_by: 'mario', updated_by: 'mario' };
const going: Halt = { ...row, id: 'all', is_stopped: false, reason: '' };
const stopped: Halt = { ...going, is_stopped: true, reason: 'Dicen montos equivocados' };
const one: Provider = {
  ...{
    ...row,
    id: 'p1',
    name: 'Principal',
    kind: 'openai_compatible',
    model: 'gpt-4.1-mini',
    rank: 1,
    is_on: true,
  },
  ...{ last4: '6789', countries: ['UY', 'AR'], tested_at: at, test_code: '', test_ms: 420 },
};
const two: Provider = {
  ...one,
  id: 'p2',
  name: 'Reserva',
  rank: 2,
  test_code: 'ai.key_refused',
  countries: ['*'],
};
const spending: Spending = {
  ...{ today: { micros: 1_700_000, most: 2_000_000 }, month: { micros: 9_000_000, most: 0 }, unpriced: 2 },
  agents: [{ agent_id: 'a1', micros: 9_000_000 }],
};
const limits: Limits = {
  ...{
    ...row,
    id: 'limits',
    language: 'es',
    minutes: 10,
    turns: 40,
    talk_micros: 0,
    most_talks: 100,
    when_spent: 'guided',
  },
  ...{ day_micros: 2_000_000, month_micros: 0, forbidden: { es: ['embargo'] }, hand_over_on: ['abusive'] },
  ...{ hours: [null, null, null, null, null, null, null] as unknown as Limits['hours'] },
  ...{ keeps_text: true, keeps_days: 365 },
};

const all = (rights: string[]) =>
  Object.fromEntries(rights.map((right) => [`aiagents.${right}`, 'all' as const]));
const MANAGER = all(['agents:read', 'agents:stop', 'providers:read', 'settings:read']);
const ADMIN = {
  ...MANAGER,
  ...all(['agents:resume', 'providers:create', 'providers:update', 'providers:delete', 'settings:update']),
};
const answers = {
  'GET /api/v1/ai-agents/stop': () => ({ data: going }),
  'GET /api/v1/ai-agents/providers': () => ({ data: [one, two] }),
  'GET /api/v1/ai-agents/settings': () => ({ data: limits }),
  'GET /api/v1/ai-agents/settings/spending': () => ({ data: spending }),
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** Puts a text into a field as a whole. */
async function write(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

describe('what a company lets its AI agents do', () => {
  itTellsItsStates({
    draw: () => <CompanyPage />,
    permissions: MANAGER,
    answers,
    reads: 'GET /api/v1/ai-agents/providers',
    shows: 'Principal',
    empty: { answer: { data: [] }, says: /siguen su flujo guiado/ },
  });

  it('is stopped by whoever may, with a reason, once it was asked [AI-13]', async () => {
    const net = openScreen(<CompanyPage />, {
      permissions: MANAGER,
      answers: { ...answers, 'POST /api/v1/ai-agents/stop': () => ({ data: stopped }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Detener todos' }));
    const question = within(await screen.findByRole('alertdialog'));
    const confirm = question.getByRole('button', { name: 'Detener todos' });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    await write(question.getByRole('textbox', { name: /Motivo/ }), 'Dicen montos equivocados');
    await userEvent.click(confirm);
    await screen.findByText('Se detuvieron todos los agentes');
    expect(net.of('POST /api/v1/ai-agents/stop')[0]?.body).toEqual({ reason: 'Dicen montos equivocados' });
  });

  it('says that they are stopped and why; a manager does not resume them', async () => {
    openScreen(<CompanyPage />, {
      permissions: MANAGER,
      answers: { ...answers, 'GET /api/v1/ai-agents/stop': () => ({ data: stopped }) },
    });
    const part = await section('Detener los agentes');
    await part.findByText('Dicen montos equivocados');
    expect(part.queryByRole('button', { name: 'Reanudar' })).toBeNull();
  });

  it('is read by managers, and changed by nobody who may not', async () => {
    openScreen(<CompanyPage />, { permissions: MANAGER, answers });
    await screen.findByText('Reserva');
    expect(screen.queryByRole('button', { name: /Conectar|Editar|Quitar|Guardar|Probar/ })).toBeNull();
  });

  it('puts a provider earlier, and says why one does not answer', async () => {
    const net = openScreen(<CompanyPage />, {
      permissions: ADMIN,
      answers: { ...answers, 'POST /api/v1/ai-agents/providers/order': () => ({ data: [two, one] }) },
    });
    await screen.findByText(/Rechaza la clave/);
    await userEvent.click(screen.getByRole('button', { name: 'Probar Reserva antes' }));
    expect(net.of('POST /api/v1/ai-agents/providers/order')[0]?.body).toEqual({ ids: ['p2', 'p1'] });
  });

  it('connects a provider by its key', async () => {
    const net = openScreen(<CompanyPage />, {
      permissions: ADMIN,
      answers: { ...answers, 'POST /api/v1/ai-agents/providers': () => ({ data: one, status: 201 }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Conectar proveedor' }));
    const panel = within(await screen.findByRole('dialog'));
    await write(await panel.findByRole('textbox', { name: /Nombre/ }), 'Principal');
    await write(panel.getByLabelText(/Clave de la API/), 'sk-123456789012');
    await write(panel.getByRole('textbox', { name: /^Modelo/ }), 'gpt-4.1-mini');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Se guardó Principal');
    expect(net.of('POST /api/v1/ai-agents/providers')[0]?.body).toMatchObject({
      ...{ kind: 'openai_compatible', key: 'sk-123456789012', countries: ['*'], prices: [], is_on: true },
    });
  });

  it('connects a server of tools by its address, without models or countries [AI-11]', async () => {
    const server: Provider = { ...one, name: 'Oficinas', kind: 'mcp' };
    server.tools = [{ name: 'turno', description: '', hash: 'h', takes: [], wants: [] }];
    const net = openScreen(<CompanyPage />, {
      permissions: ADMIN,
      answers: {
        ...answers,
        'GET /api/v1/ai-agents/providers': () => ({ data: [server] }),
        'POST /api/v1/ai-agents/providers': () => ({ data: server, status: 201 }),
      },
    });
    await screen.findByText(/Herramientas: turno/);
    await userEvent.click(screen.getByRole('button', { name: 'Conectar proveedor' }));
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(await panel.findByRole('combobox'), 'mcp');
    await write(panel.getByRole('textbox', { name: /Nombre/ }), 'Oficinas');
    await write(panel.getByRole('textbox', { name: /Dirección/ }), 'https://tools.example/mcp');
    expect(panel.queryByRole('textbox', { name: /Modelo|Países/ })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Se guardó Oficinas');
    expect(net.of('POST /api/v1/ai-agents/providers')[0]?.body).toMatchObject({
      ...{ kind: 'mcp', url: 'https://tools.example/mcp', countries: ['*'] },
    });
  });

  it('connects one that listens while people speak, at the price that was agreed on', async () => {
    const net = openScreen(<CompanyPage />, {
      permissions: ADMIN,
      answers: { ...answers, 'POST /api/v1/ai-agents/providers': () => ({ data: one, status: 201 }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Conectar proveedor' }));
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: /Tipo/ }), 'realtime');
    await write(panel.getByRole('textbox', { name: /^Nombre/ }), 'Al instante');
    await write(panel.getByRole('textbox', { name: /Modelo que escucha/ }), 'gpt-live-transcribe');
    expect(panel.queryByRole('textbox', { name: /lee en voz alta/ })).toBeNull();
    await write(panel.getByRole('spinbutton', { name: /Precio de lo escuchado/ }), '0.015');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Se guardó Principal');
    expect(net.of('POST /api/v1/ai-agents/providers')[0]?.body).toMatchObject({
      ...{ kind: 'realtime', hearing_model: 'gpt-live-transcribe' },
      prices: [{ model: 'gpt-live-transcribe', minute: 0.015 }],
    });
  });

  it('saves limits on the version that was read', async () => {
    const net = openScreen(<CompanyPage />, {
      permissions: ADMIN,
      answers: { ...answers, 'PUT /api/v1/ai-agents/settings': () => ({ data: { ...limits, version: 4 } }) },
    });
    const part = await section('Límites y salvaguardas');
    const day = await part.findByRole('spinbutton', { name: /Dólares por día/ });
    await userEvent.clear(day);
    await write(day, '5');
    await userEvent.click(part.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Se guardaron los límites');
    const [sent] = net.of('PUT /api/v1/ai-agents/settings');
    expect(sent?.body).toMatchObject({ day_micros: 5_000_000, forbidden: { es: ['embargo'] } });
    expect(sent?.headers.get('If-Match')).toBe('"3"');
  });
});
