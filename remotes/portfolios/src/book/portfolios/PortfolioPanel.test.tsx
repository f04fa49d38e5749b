import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { portfolioOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { PortfolioPanel } from './PortfolioPanel';

const POST = 'POST /api/v1/carteras';
const PATCH = 'PATCH /api/v1/carteras/{id}';

const field = (name: RegExp) => screen.findByLabelText(name);
const type = async (name: RegExp, text: string) => userEvent.type(await field(name), text);
const retype = async (name: RegExp, text: string) => {
  await userEvent.clear(await field(name));
  await type(name, text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('creating a portfolio', () => {
  const open = (answers = {}) => {
    const onClose = rs.fn();
    const net = openScreen(<PortfolioPanel open onClose={onClose} />, {
      url: '/portfolios',
      answers: { [POST]: () => ({ data: portfolioOf({ id: 'p9', name: 'Hogar' }) }), ...answers },
    });
    return { net, onClose };
  };
  const fill = async () => {
    await type(/^Nombre/, 'Hogar');
    await type(/^Código/, 'HG-1');
    await type(/^Acreedor/, 'Banco del Plata');
  };

  it('sends what was typed, and goes to the new portfolio', async () => {
    const { net } = open();
    await fill();
    await userEvent.selectOptions(await field(/^Moneda/), 'USD');
    await type(/^Recibida el/, '1/3/2026');
    await press('Crear cartera');
    await waitFor(() => expect(location.pathname).toBe('/portfolios/p9'));
    expect(net.of(POST)[0]?.body).toMatchObject({
      name: 'Hogar',
      code: 'HG-1',
      creditor_name: 'Banco del Plata',
      currency: 'USD',
      country: 'UY',
      opened_on: '2026-03-01',
      closes_on: '',
    });
  });

  it('takes the commission in percent and the monthly target in the currency of the portfolio', async () => {
    const { net } = open();
    await fill();
    await userEvent.selectOptions(await field(/^Moneda/), 'USD');
    await type(/^Comisión/, '12,5');
    await type(/^Meta mensual/, '2.500');
    await press('Crear cartera');
    await waitFor(() =>
      expect(net.of(POST)[0]?.body).toMatchObject({ commission: 1_250, target: 250_000, currency: 'USD' }),
    );
  });

  it('needs a name, a code and a creditor, and may not end before it begins', async () => {
    const { net } = open();
    await press('Crear cartera');
    await screen.findByText('Falta corregir 3 campos');
    for (const name of ['Nombre', 'Código', 'Acreedor'])
      expect(screen.getByText(`${name}: Es obligatorio`)).toBeTruthy();
    await fill();
    await type(/^Recibida el/, '15/3/2026');
    await type(/^Vence el/, '14/3/2026');
    await press('Crear cartera');
    await screen.findByText('Vence el: Debe ser posterior al inicio');
    expect(net.asked).toEqual([]);
  });

  it('says at the code that another portfolio has it', async () => {
    const title = 'Otra cartera tiene ese código';
    const { onClose } = open({
      [POST]: () => refusal(409, { errors: [{ field: 'body.code', code: 'taken', title }] }),
    });
    await fill();
    await press('Crear cartera');
    await screen.findByText(`Código: ${title}`);
    expect((await field(/^Código/)).getAttribute('aria-invalid')).toBe('true');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks before what was typed is lost', async () => {
    const { onClose } = open();
    await type(/^Nombre/, 'Hogar');
    await press('Cerrar');
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(await field(/^Nombre/)).toHaveProperty('value', 'Hogar');
  });
});

describe('changing a portfolio', () => {
  const open = (answer: () => Response | { data: ReturnType<typeof portfolioOf> }) => {
    const onClose = rs.fn();
    const latest = portfolioOf({ name: 'Tarjetas', version: 2 });
    const reload = async () => portfolioOf({ name: 'Tarjetas Oro', version: 3 });
    const net = openScreen(<PortfolioPanel open latest={latest} reload={reload} onClose={onClose} />, {
      url: '/portfolios/p1',
      answers: { [PATCH]: answer },
    });
    return { net, onClose };
  };

  it('leaves currency and country as they are, and stays where it is', async () => {
    const { net, onClose } = open(() => ({ data: portfolioOf({ name: 'Visa' }) }));
    await retype(/^Nombre/, 'Visa{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(screen.queryByLabelText(/^Moneda|^País/)).toBeNull();
    const [sent] = net.of(PATCH);
    expect(sent?.headers.get('If-Match')).toBe('"2"');
    expect(sent?.body).toMatchObject({ name: 'Visa', code: 'TJ-1' });
    expect(Object.keys(sent?.body ?? {})).not.toContain('currency');
    expect(Object.keys(sent?.body ?? {})).not.toContain('country');
    await waitFor(() => expect(location.pathname).toBe('/portfolios/p1'));
  });

  it('explains a lost update and loads what the other person saved', async () => {
    const { onClose } = open(() => refusal(412));
    await retype(/^Nombre/, 'Visa');
    await press('Guardar');
    await screen.findByText('Otra persona guardó cambios antes');
    await press('Cargar la versión actual');
    await screen.findByDisplayValue('Tarjetas Oro');
    expect(onClose).not.toHaveBeenCalled();
  });
});
