import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen } from '../test/screens';
import { LinkField } from './LinkField';

const DEBTORS = 'GET /api/v1/deudores';
const PORTFOLIOS = 'GET /api/v1/carteras';
const BOTH = { 'portfolios.debtors:read': 'all', 'portfolios.portfolios:read': 'all' } as const;

/** A row of another module's list, of which the field reads the id and the name. */
const rowsOf = (...names: string[]) =>
  Response.json(pageOf(names.map((name) => ({ id: `${name}-id`, name }))));

describe('the record that a task is about', () => {
  const open = async (permissions: Record<string, 'all'>) => {
    const onChange = rs.fn();
    const net = openScreen(<LinkField id="link" value={null} onChange={onChange} />, {
      permissions,
      answers: {
        [DEBTORS]: () => rowsOf('María Paz'),
        [PORTFOLIOS]: () => rowsOf('Mar del Plata'),
      },
    });
    return { net, onChange, box: await screen.findByRole('combobox') };
  };

  it('is looked for by name among debtors and portfolios, and linked with its title', async () => {
    const { net, onChange, box } = await open(BOTH);
    await userEvent.type(box, 'mar');
    await screen.findByRole('option', { name: 'Mar del Plata' });
    await userEvent.click(await screen.findByRole('option', { name: 'María Paz' }));
    expect(onChange.mock.calls).toEqual([
      [{ module: 'portfolios', type: 'debtor', id: 'María Paz-id', title: 'María Paz' }],
    ]);
    expect(net.of(DEBTORS).map(({ query }) => query.get('q'))).toEqual(['mar']);
    expect(net.of(PORTFOLIOS).map(({ query }) => query.get('filter'))).toEqual(['mar']);
  });

  it('is not looked for by one letter, which is said', async () => {
    const { net, box } = await open(BOTH);
    await userEvent.type(box, 'm');
    await screen.findByRole('option', { name: 'Escriba al menos dos letras' });
    expect(net.asked).toEqual([]);
  });

  it('is looked for only among what one may see', async () => {
    const { net, box } = await open({ 'portfolios.portfolios:read': 'all' });
    await userEvent.type(box, 'mar');
    await screen.findByRole('option', { name: 'Mar del Plata' });
    expect(net.of(DEBTORS)).toEqual([]);
  });

  it('is said not to be there when nothing has that name', async () => {
    const { net, box } = await open(BOTH);
    net.change({ [DEBTORS]: () => rowsOf(), [PORTFOLIOS]: () => rowsOf() });
    await userEvent.type(box, 'zzz');
    await waitFor(() => expect(net.asked).toHaveLength(2));
    await screen.findByRole('option', { name: 'Sin resultados' });
  });
});
