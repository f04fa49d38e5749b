import { names, pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Happening } from '../../api/schema.gen';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { TimelineSection } from './TimelineSection';

const DEBT = '0199e6f0-0000-7000-8000-00000000000d';

const eventOf = (id: string, name: string, change: Partial<Happening> = {}): Happening => ({
  id,
  name,
  at: '2026-11-20T12:00:00Z',
  actor: { id: 'u2', kind: 'user', name: 'luis' },
  facts: [],
  data: {},
  ...change,
});

const moved = eventOf('e1', 'portfolios.debtor.movement_posted', {
  facts: [
    { field: 'debt_id', kind: 'record', record: 'portfolios.debt', to: [DEBT] },
    { field: 'type', kind: 'word', to: ['discount'] },
    { field: 'amount', kind: 'money', currency: 'COP', to: ['123456789000'] },
    {
      field: 'balance',
      kind: 'money',
      currency: 'COP',
      change: true,
      from: ['999999999900'],
      to: ['876543210900'],
    },
  ],
});

const answers = {
  'GET /api/v1/deudores/{id}/timeline': () =>
    pageOf([
      moved,
      eventOf('e2', 'portfolios.debtor.phone_added', {
        actor: { id: 'k1', kind: 'module', name: 'Marcador' },
        facts: [{ field: 'phone_id', kind: 'record', record: 'portfolios.phone', to: ['p1'] }],
      }),
      eventOf('e3', 'portfolios.debtor.imported', {
        facts: [{ field: 'import_id', kind: 'record', record: 'portfolios.import', to: ['i1'] }],
      }),
      eventOf('e4', 'portfolios.debtor.sent_to_moon', { actor: { id: '', kind: 'system', name: '' } }),
    ]),
  ...names({
    'core.user:u2': { name: 'Luis Gómez' },
    [`portfolios.debt:${DEBT}`]: { name: 'Tarjeta VISA · PR-917', page: `/debtors/d1?debt=${DEBT}` },
    'portfolios.phone:p1': { title: { es: 'Teléfono', en: 'Phone', pt: 'Telefone' }, gone: true },
  }),
};

const entries = () => [...screen.getByRole('list', { name: 'Línea de tiempo' }).children] as HTMLElement[];

describe('what happened to a debtor', () => {
  const open = () => {
    return openScreen(<TimelineSection debtorId="d1" />, { answers });
  };

  itTellsItsStates({
    draw: () => <TimelineSection debtorId="d1" />,
    answers,
    reads: 'GET /api/v1/deudores/{id}/timeline',
    shows: 'Movimiento registrado',
    empty: { answer: pageOf([]), says: 'Sin actividad todavía' },
  });

  it('is told by name: to which debt, how much, from what to what, by whom, with the way there', async () => {
    const net = open();
    await waitFor(() => expect(screen.getAllByText('Luis Gómez')).toHaveLength(2));
    const [money, phone, imported, unheard] = entries();
    expect(money?.textContent?.replaceAll(/\s/g, ' ')).toMatch(
      /^Movimiento registradoLuis Gómez.*Deuda: Tarjeta VISA · PR-917Tipo: QuitaImporte: COP.1\.234\.567\.890,00Saldo: COP.9\.999\.999\.999,00 pasó a COP.8\.765\.432\.109,00$/,
    );
    const debt = within(money as HTMLElement).getByRole('link', { name: 'Tarjeta VISA · PR-917' });
    expect(debt.getAttribute('href')).toBe(`/debtors/d1?debt=${DEBT}`);
    expect(phone?.textContent).toMatch(/^Teléfono agregadoMarcador.*Teléfono: Teléfono que ya no está$/);
    expect(imported?.textContent, 'a name that one may not know').toMatch(/Archivo: Registro$/);
    expect(unheard?.textContent).toContain('portfolios.debtor.sent_to_moon');
    expect(document.body.textContent).not.toContain(DEBT);
    expect(net.of('GET /api/v1/record-names'), 'all names by one request').toHaveLength(1);
  });

  it('goes on with what was before, on request', async () => {
    openScreen(<TimelineSection debtorId="d1" />, {
      answers: {
        ...answers,
        'GET /api/v1/deudores/{id}/timeline': ({ query }) =>
          query.get('cursor')
            ? pageOf([eventOf('e9', 'portfolios.debtor.phone_added')])
            : pageOf([moved], { next: 'e1' }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver anteriores' }));
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(entries()[1]?.textContent).toContain('Teléfono agregado');
    expect(screen.queryByRole('button', { name: 'Ver anteriores' }), 'there are no more').toBeNull();
  });

  it('is narrowed to what is about money', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Dinero' }));
    expect(entries().map((entry) => entry.textContent)).toEqual([
      expect.stringContaining('Movimiento registrado'),
    ]);
    await waitFor(() => expect(location.search).toBe('?timeline=money'));
    await userEvent.click(screen.getByRole('button', { name: 'Todo' }));
    expect(entries()).toHaveLength(4);
  });

  it('shows the strands that the address names, tasks about the debtor among them, by their title', async () => {
    openScreen(<TimelineSection debtorId="d1" />, {
      url: '/debtors/d1?timeline=money,task',
      answers: {
        ...answers,
        'GET /api/v1/deudores/{id}/timeline': () =>
          pageOf([
            eventOf('e5', 'portfolios.debtor.task_done', {
              facts: [{ field: 'task_id', kind: 'record', record: 'tasks.task', to: ['t1'] }],
            }),
            eventOf('e2', 'portfolios.debtor.phone_added'),
            moved,
          ]),
        ...names({ 'tasks.task:t1': { name: 'Pedir el recibo de sueldo', page: '/tasks?task=t1' } }),
      },
    });
    const task = await screen.findByRole('link', { name: 'Pedir el recibo de sueldo' });
    expect(task.getAttribute('href')).toBe('/tasks?task=t1');
    expect(entries().map((entry) => entry.textContent)).toEqual([
      expect.stringContaining('Tarea terminada'),
      expect.stringContaining('Movimiento registrado'),
    ]);
    expect(screen.getByRole('button', { name: 'Tareas' }).getAttribute('aria-pressed')).toBe('true');
  });
});
