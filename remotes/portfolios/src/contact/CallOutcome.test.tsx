import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import { contactOf, dispositionOf } from '../test/contacts';
import { openScreen } from '../test/screens';
import { CallOutcome } from './CallOutcome';

const END = 'POST /api/v1/contacts/{id}/end';

describe('what came of a call', () => {
  it('[CA-05] is told by who took it, though the debtor is assigned to somebody else', async () => {
    const { of } = openScreen(
      <CallOutcome
        name="call.outcome"
        subject={{ module: 'portfolios', type: 'contact', id: 'c1', title: 'd9' }}
      />,
      {
        url: '/calls',
        path: '/calls',
        permissions: { 'portfolios.contacts:create': 'own', 'portfolios.contacts:read': 'own' },
        answers: {
          'GET /api/v1/contacts/{id}': () => ({
            data: contactOf({ id: 'c1', debtor_id: 'd9', status: 'open', direction: 'inbound' }),
          }),
          'GET /api/v1/deudores/{id}': () => refusal(404, { code: 'portfolios.debtor_not_found' }),
          'GET /api/v1/contacts/dispositions': () => ({
            data: [
              dispositionOf({ id: 'right_party', group: true }),
              dispositionOf({
                id: 'refuses',
                group_id: 'right_party',
                labels: { es: 'Se niega', en: 'Refuses', pt: 'Recusa' },
              }),
            ],
          }),
          [END]: () => ({ data: contactOf({ id: 'c1', status: 'ended' }) }),
        },
      },
    );
    const panel = within(await screen.findByRole('dialog'));
    await userEvent.click(await panel.findByRole('radio', { name: /Se niega/ }));
    await userEvent.click(panel.getByRole('button', { name: es.contact.end }));
    await waitFor(() => expect(of(END)).toMatchObject([{ body: { disposition_id: 'refuses' } }]));
  });
});
