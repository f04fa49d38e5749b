import { type Answers, names, pageOf, refusal, testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import type { Note } from '../api/client';
import type { paths } from '../api/schema.gen';
import { VisitListPage } from './VisitListPage';
import { VisitPage } from './VisitPage';

const at = '2026-03-02T19:00:00Z';
const note: Note = {
  ...{ id: 'n1', version: 3, created_at: at, updated_at: at, created_by: 'ana', updated_by: 'ana' },
  ...{ debtor_id: 'd1', visited_at: '2026-03-02T18:30:00Z', outcome: 'met_debtor', text: 'Paga el lunes' },
};
const created = {
  ...{ id: 'e1', at, name: 'visits.note.created', actor: { kind: 'user' as const, id: 'ana', name: 'ana' } },
  ...{ facts: [{ field: 'outcome', kind: 'word' as const, to: ['met_debtor'] }], data: {} },
};
const answers: Answers<paths> = {
  ...names({ 'portfolios.debtor:d1': { name: 'María Silva' }, 'core.user:ana': { name: 'Ana' } }),
  'GET /api/v1/visits': () => pageOf([note]),
  'GET /api/v1/visits/{id}': () => ({ data: note }),
  'GET /api/v1/visits/{id}/history': () => pageOf([created]),
};
const permissions = {
  'visits.notes:create': 'own',
  'visits.notes:update': 'own',
  'visits.notes:delete': 'all',
} as const;
const { openScreen, itTellsItsStates } = testsOf<paths>({ visits: es });

describe('the list of visit notes', () => {
  itTellsItsStates({
    draw: () => <VisitListPage />,
    url: '/visits',
    answers,
    reads: 'GET /api/v1/visits',
    shows: 'Paga el lunes',
    empty: { answer: pageOf([]), says: es.noneWhy },
  });

  it('names debtor and collector, leads to each note, and offers nothing that one may not do', async () => {
    openScreen(<VisitListPage />, { url: '/visits', answers });
    expect(await screen.findByRole('link', { name: 'Paga el lunes' })).toHaveProperty(
      'pathname',
      '/visits/n1',
    );
    expect(await screen.findByText('María Silva')).toBeTruthy();
    expect(screen.queryByRole('button', { name: es.new })).toBeNull();
    expect(screen.queryByRole('button', { name: es.export })).toBeNull();
  });

  it('is searched, narrowed and sorted by what stands in its address', async () => {
    const url = '/visits?q=lunes&outcome=met_debtor,met_other&sort=outcome';
    const net = openScreen(<VisitListPage />, { url, answers });
    await screen.findByText('María Silva');
    const query = Object.fromEntries(net.of('GET /api/v1/visits')[0]?.query ?? []);
    expect(query).toMatchObject({ q: 'lunes', outcome: 'met_debtor,met_other', sort: 'outcome' });
  });

  it('has a new note say what it lacks, and sends it with the moment as clocks of the company show it', async () => {
    const debtors = {
      'GET /api/v1/deudores': () => pageOf([{ id: 'd1', name: 'María Silva' }]),
    } as Answers<paths>;
    const made = { ...answers, ...debtors, 'POST /api/v1/visits': () => ({ data: note }) };
    const net = openScreen(<VisitListPage />, { url: '/visits', answers: made, permissions });
    await userEvent.click(await screen.findByRole('button', { name: es.new }));
    await userEvent.click(await screen.findByRole('button', { name: es.save }));
    expect((await screen.findAllByText('Es obligatorio')).length).toBeGreaterThanOrEqual(4);
    await userEvent.click(await screen.findByRole('option', { name: 'María Silva' }));
    await userEvent.type(screen.getByLabelText(/^Visitado/), '2026-03-02T15:30');
    await userEvent.selectOptions(screen.getByLabelText(/^Resultado/), 'met_other');
    await userEvent.type(screen.getByRole('textbox', { name: /Nota/ }), 'Atendió la hermana');
    expect(net.of('POST /api/v1/visits')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: es.save }));
    await waitFor(() => expect(net.of('POST /api/v1/visits')).toHaveLength(1));
    expect(net.of('POST /api/v1/visits')[0]?.body).toEqual({
      ...{ debtor_id: 'd1', visited_at: '2026-03-02T18:30:00.000Z' },
      ...{ outcome: 'met_other', text: 'Atendió la hermana' },
    });
  });
});

describe('a visit note', () => {
  const open = (more: Answers<paths> = {}) =>
    openScreen(<VisitPage />, {
      url: '/visits/n1',
      path: '/visits/:id',
      permissions,
      answers: { ...answers, ...more },
    });

  itTellsItsStates({
    draw: () => <VisitPage />,
    ...{ url: '/visits/n1', path: '/visits/:id', answers },
    ...{ reads: 'GET /api/v1/visits/{id}', shows: 'Paga el lunes' },
  });

  it('shows what happened to it, in words', async () => {
    open();
    expect(await screen.findByText('Escribió la nota de visita')).toBeTruthy();
  });

  it('that is refused says why at its field, and stays as it was typed', async () => {
    const errors = [
      { field: 'body.visited_at', code: 'visits.note_in_future', title: 'No puede ser futura' },
    ];
    const net = open({ 'PATCH /api/v1/visits/{id}': () => refusal(422, { errors }) });
    await userEvent.click(await screen.findByRole('button', { name: es.change }));
    const text = await screen.findByRole('textbox', { name: /Nota/ });
    await userEvent.type(text, ' 9');
    await userEvent.click(screen.getByRole('button', { name: es.save }));
    expect(await screen.findAllByText(/No puede ser futura/)).not.toEqual([]);
    expect(text).toHaveProperty('value', 'Paga el lunes 9');
    const [asked] = net.of('PATCH /api/v1/visits/{id}');
    expect(asked?.headers.get('If-Match')).toBe('"3"');
    expect(asked?.body).toEqual({
      visited_at: '2026-03-02T18:30:00.000Z',
      outcome: 'met_debtor',
      text: 'Paga el lunes 9',
    });
  });

  it('is deleted once one has said so again', async () => {
    const net = open({ 'DELETE /api/v1/visits/{id}': () => new Response(null, { status: 204 }) });
    await userEvent.click(await screen.findByRole('button', { name: es.delete }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(net.of('DELETE /api/v1/visits/{id}')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: es.delete }));
    await waitFor(() => expect(net.of('DELETE /api/v1/visits/{id}')).toHaveLength(1));
  });
});
