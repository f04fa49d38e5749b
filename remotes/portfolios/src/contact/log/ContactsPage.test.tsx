import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import { contactOf, dispositionOf } from '../../test/contacts';
import { type Answers, itTellsItsStates, openScreen } from '../../test/screens';
import { ContactsPage } from './ContactsPage';

const PERMISSIONS = { 'portfolios.contacts:read': 'all' } as const;

const blocked = contactOf({
  id: 'c2',
  status: 'blocked',
  rule_id: 'uy.hours',
  decision: { allowed: false, text: { es: 'Fuera de hora', en: 'Out of hours', pt: 'Fora do horário' } },
});

const answers: Answers = {
  'GET /api/v1/contacts': () =>
    pageOf([contactOf({ status: 'ended', reach: 'right_party', disposition_id: 'refuses' }), blocked]),
  'GET /api/v1/contacts/dispositions': () => ({
    data: [dispositionOf({ id: 'refuses', labels: { es: 'Se niega', en: 'Refuses', pt: 'Recusa' } })],
  }),
  'GET /api/v1/deudores/names': () => ({ data: [{ id: 'd1', name: 'Ana Pereira' }] }),
};

describe('the list of contacts', () => {
  itTellsItsStates({
    draw: () => <ContactsPage />,
    url: '/contacts',
    path: '/contacts',
    permissions: PERMISSIONS,
    answers,
    reads: 'GET /api/v1/contacts',
    shows: 'Se niega',
    empty: { answer: pageOf([]), says: 'Todavía no hay contactos' },
  });

  it('[CO-15] tells the outcome, who was reached, and which rule refused', async () => {
    openScreen(<ContactsPage />, { url: '/contacts', path: '/contacts', permissions: PERMISSIONS, answers });
    expect(await screen.findByText('Se niega')).toBeTruthy();
    expect(screen.getByText('Titular')).toBeTruthy();
    expect(screen.getByText('No permitido')).toBeTruthy();
    expect(screen.getByText('Fuera de hora')).toBeTruthy();
  });

  it('[CO-15] is what stands behind a figure: of its days, its people, what it counts', async () => {
    const { of } = openScreen(<ContactsPage />, {
      url: '/contacts?on=2026-11-01_2026-11-30&counts=attempt&reach=right_party&user=u2',
      path: '/contacts',
      permissions: PERMISSIONS,
      answers,
    });
    await waitFor(() =>
      expect(Object.fromEntries(of('GET /api/v1/contacts').at(-1)?.query ?? [])).toMatchObject({
        from: '2026-11-01',
        to: '2026-11-30',
        attempt: 'true',
        reach: 'right_party',
        user_id: 'u2',
      }),
    );
    expect(await screen.findByRole('button', { name: /Cuándo: 1.*30.*nov/ })).toBeTruthy();
  });
});
