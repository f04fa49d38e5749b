import { createLiveEvents } from '@recobro/sdk';
import { names, pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventOf, text, userOf } from '../test/records';
import { type Answers, itTellsItsStates, type network, openScreen } from '../test/screens';
import { TracingPage } from './TracingPage';

const RECORD = 'GET /api/v1/tracing-events';
const ADMIN = { 'core.tracing_events:read': 'all', 'core.tracing_events:export': 'all' } as const;
const TRACE = '0123456789abcdef0123456789abcdef';

const cause = eventOf({ id: 'e2', name: 'core.user.invited', trace_id: TRACE, seq: null });
const effect = eventOf({
  id: 'e3',
  parent_id: 'e2',
  trace_id: TRACE,
  payload: { role: 'manager' } as never,
  facts: [{ field: 'role', kind: 'word', change: true, from: ['cashier'], to: ['manager'] }],
});
const lines = [
  effect,
  cause,
  eventOf({ id: 'e1', name: 'agenda.visit.made', actor_id: '', actor_name: 'tasks' }),
];

const PARTS = [
  { module: 'core', title: text('Sistema'), records: [{ type: 'user', title: text('Usuario') }] },
  { module: 'agenda', title: text('Agenda'), records: [{ type: 'visit', title: text('Visita') }] },
  { module: 'tasks', title: text('Tareas'), records: [] },
];

const answers: Answers = {
  [RECORD]: () => ({ data: lines, meta: {} }),
  'GET /api/v1/users': () => pageOf([userOf()]),
  'GET /api/v1/record-kinds': () => ({ data: PARTS }),
  ...names({
    'core.user:u2': { name: 'Luz Paz' },
    'core.user:u9': { name: 'Rosa Díaz', page: '/users?username=rosa&user=u9' },
  }),
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const params = () => Object.fromEntries(new URLSearchParams(location.search));

describe('the record', () => {
  const open = async (
    url = '/tracing-events',
    more: Answers = {},
    permissions: Record<string, 'all'> = ADMIN,
  ) => {
    const live = createLiveEvents();
    const net = openScreen(<TracingPage />, { url, permissions, live, answers: { ...answers, ...more } });
    await screen.findByText('Usuario cambiado');
    const news = () => act(() => live.emit({ type: 'recobro.core.tracing.recorded' }));
    return { net, news };
  };
  const asked = (net: ReturnType<typeof network>) => Object.fromEntries(net.of(RECORD).at(-1)?.query ?? []);

  itTellsItsStates({
    draw: () => <TracingPage />,
    permissions: ADMIN,
    answers,
    reads: RECORD,
    shows: 'Usuario cambiado',
    empty: { answer: { data: [], meta: {} }, says: 'Nada registrado' },
  });

  it('tells who did what in words, and by its own name what has none', async () => {
    await open();
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Usuario cambiado/ }).textContent).toMatch(
        /Usuario Rosa DíazRol: Gestor pasó a GerenteLuz PazSistema41/,
      ),
    );
    expect(screen.getByRole('row', { name: /Usuario invitado/ }).textContent).toContain('Por enlazar');
    expect(screen.getByRole('row', { name: /agenda\.visit\.made/ }).textContent).toContain('Tareas');
  });

  it('is searched by what its address says', async () => {
    const { net } = await open(`/tracing-events?actor=u2&subject=user&name=core.&q=u9`);
    expect(asked(net)).toEqual({
      actor: 'u2',
      subject_type: 'user',
      subject: 'u9',
      name: 'core.',
      pageSize: '50',
    });
    await screen.findByRole('button', { name: 'Persona: Luz Paz' });
    expect(screen.getByRole('button', { name: 'Tipo: Usuario' })).toBeDefined();
  });

  it('is narrowed to what any module writes and to the kinds of its records, whether it is on or off', async () => {
    const { net } = await open();
    await press('Área');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Agenda' }));
    await press('Tipo');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Visita' }));
    await waitFor(() => expect(asked(net)).toMatchObject({ name: 'agenda.', subject_type: 'visit' }));
  });

  it('of today begins at midnight', async () => {
    const { net } = await open();
    await press('Período');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Hoy' }));
    await waitFor(() => expect(params()).toEqual({ span: 'today' }));
    await waitFor(() => expect(new Date(asked(net).from ?? '').getHours()).toBe(0));
  });

  it('takes the number of a request for one, and anything else for the thing itself', async () => {
    const { net } = await open();
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste(TRACE);
    await waitFor(() => expect(params()).toEqual({ trace: TRACE }));
    await waitFor(() => expect(asked(net)).toMatchObject({ trace: TRACE }));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.paste('u9');
    await waitFor(() => expect(params()).toEqual({ q: 'u9' }));
  });

  it('says which module did not answer, and goes back further on request', async () => {
    const older = eventOf({ id: 'e0', name: 'core.session.opened' });
    const { net } = await open('/tracing-events', {
      [RECORD]: ({ query }) =>
        query.has('before')
          ? { data: [older], meta: {} }
          : { data: lines, meta: { next: 'c2', silent: ['agenda'] } },
    });
    expect(screen.getByText('No respondieron y faltan aquí: agenda.')).toBeDefined();
    await press('Ver anteriores');
    await screen.findByText('Sesión abierta');
    expect(asked(net)).toMatchObject({ before: 'c2' });
    expect(screen.queryByRole('button', { name: 'Ver anteriores' })).toBeNull();
  });

  it('shows one line with all of its request as a tree of causes', async () => {
    const { net } = await open();
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Acciones de Usuario cambiado' })[0] as HTMLElement,
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver detalle' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Usuario cambiado' }));
    const tree = within(panel.getByRole('region', { name: 'Qué causó qué' }));
    await tree.findByText('Usuario invitado');
    expect(asked(net)).toEqual({ trace: TRACE, pageSize: '100' });
    const steps = tree
      .getAllByRole('listitem')
      .map((line) => [line.firstChild?.textContent, line.style.paddingInlineStart]);
    expect(steps).toMatchObject([
      ['agenda.visit.made', '0px'],
      ['Usuario invitado', '0px'],
      ['Usuario cambiado', '16px'],
    ]);
    expect(panel.getByRole('link', { name: 'Rosa Díaz' }).getAttribute('href')).toBe(
      '/users?username=rosa&user=u9',
    );
    expect(panel.getByText('Rol:').parentElement?.textContent).toBe('Rol: Gestor pasó a Gerente');
    expect(panel.queryByText(/"role": "manager"/), 'folded away').toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Tal como se registró', expanded: false }));
    expect(panel.getByText(/"role": "manager"/)).toBeDefined();
  });

  it('puts new lines on top as they are written; while paused they wait behind a bar', async () => {
    const { net, news } = await open();
    const first = eventOf({ id: 'e4', name: 'core.session.opened' });
    net.change({ [RECORD]: () => ({ data: [first, ...lines], meta: {} }) });
    await news();
    await screen.findByText('Sesión abierta');
    await press('Pausar');
    const second = eventOf({ id: 'e5', name: 'core.session.ended' });
    net.change({ [RECORD]: () => ({ data: [second, first, ...lines], meta: {} }) });
    await news();
    await screen.findByRole('button', { name: '1 nuevo' });
    expect(screen.queryByText('Sesión cerrada')).toBeNull();
    await press('1 nuevo');
    await screen.findByText('Sesión cerrada');
    expect(screen.queryByRole('button', { name: '1 nuevo' })).toBeNull();
  });

  it('is exported by whoever may, and by nobody else', async () => {
    await open('/tracing-events', {}, { 'core.tracing_events:read': 'all' });
    expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
  });
});
