import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { portfolioOf, ruleOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { RulesSection } from './RulesSection';

const LIST = 'GET /api/v1/offers/rules';
const permissions = {
  'portfolios.offer_rules:read': 'all',
  'portfolios.offer_rules:create': 'all',
  'portfolios.offer_rules:update': 'all',
} as const;

describe('the rules of a portfolio', () => {
  it('say what may be offered, and what each role agrees to alone', async () => {
    openScreen(<RulesSection portfolio={portfolioOf()} />, {
      permissions,
      answers: { [LIST]: () => ({ data: [ruleOf()] }) },
    });
    const lines = within(
      await screen.findByRole('list', { name: 'Lo que permite Quita y cuotas' }),
    ).getAllByRole('listitem');
    expect(lines[0]?.textContent).toMatch(/Quita hasta 30\s?% · entrega desde 5\s?% · 1 a 12 cuotas/);
    expect(lines[1]?.textContent).toMatch(/^GestorPor su cuenta hasta 10\s?% y 6 cuotas$/);
    expect(screen.getByText('Para todas las carteras')).toBeTruthy();
  });

  it('are changed by version, and keep what the form does not show', async () => {
    const PATCH = 'PATCH /api/v1/offers/rules/{id}';
    const net = openScreen(<RulesSection portfolio={portfolioOf()} />, {
      permissions,
      answers: { [LIST]: () => ({ data: [ruleOf({ version: 4 })] }), [PATCH]: () => ({ data: ruleOf() }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar Quita y cuotas' }));
    const discount = await screen.findByLabelText(/^Quita máxima/);
    await userEvent.clear(discount);
    await userEvent.type(discount, '25,5');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(net.of(PATCH)).toHaveLength(1));
    const body = net.of(PATCH)[0]?.body as ReturnType<typeof ruleOf>;
    expect(body.bounds).toEqual({ ...ruleOf().bounds, discount: 2550 });
    expect(body.authority).toEqual(ruleOf().authority);
  });

  it('say that nobody can agree without one, and are added', async () => {
    const POST = 'POST /api/v1/offers/rules';
    const net = openScreen(<RulesSection portfolio={portfolioOf()} />, {
      permissions,
      answers: { [LIST]: () => ({ data: [] }), [POST]: () => ({ data: ruleOf() }) },
    });
    await screen.findByText(/Sin una regla nadie puede acordar/);
    await userEvent.click(screen.getByRole('button', { name: 'Agregar regla' }));
    await userEvent.type(await screen.findByLabelText(/^Nombre/), 'De la cartera');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Semanal' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(net.of(POST)).toHaveLength(1));
    expect(net.of(POST)[0]?.body).toMatchObject({
      name: 'De la cartera',
      portfolio_id: 'p1',
      bounds: { discount: 3000, frequencies: ['weekly', 'monthly'] },
    });
  });
});
