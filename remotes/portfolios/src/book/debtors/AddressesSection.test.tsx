import { describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addressOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { AddressesSection } from './AddressesSection';

const COLLECTOR = { 'portfolios.contact_data:update': 'own' } as const;
const GET = 'GET /api/v1/deudores/{id}/addresses';
const POST = 'POST /api/v1/deudores/{id}/addresses';
const PATCH = 'PATCH /api/v1/deudores/{id}/addresses/{address}';

const answers = {
  [GET]: () => ({ data: [addressOf({ version: 3 })] }),
  [POST]: () => ({ data: addressOf() }),
  [PATCH]: () => ({ data: addressOf() }),
};

describe('the addresses of a debtor', () => {
  const open = (permissions: Record<string, 'own'> = COLLECTOR) => {
    return openScreen(<AddressesSection debtorId="d1" />, { permissions, answers });
  };
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  itTellsItsStates({
    draw: () => <AddressesSection debtorId="d1" />,
    permissions: COLLECTOR,
    answers,
    reads: GET,
    shows: '18 de Julio 1234, Apto. 5',
    empty: { answer: { data: [] }, says: 'No especificado' },
  });

  it('says in one line what is known of the place', async () => {
    open();
    expect(await screen.findByText('Domicilio · 11200 · Montevideo')).toBeTruthy();
  });

  it('is changed in the version that was read, and read again', async () => {
    const net = open();
    await press('Editar 18 de Julio 1234');
    const city = await screen.findByLabelText('Ciudad');
    await userEvent.clear(city);
    await userEvent.type(city, 'Las Piedras{Control>}{Enter}{/Control}');
    await waitFor(() => expect(net.of(GET)).toHaveLength(2));
    const [sent] = net.of(PATCH);
    expect(sent?.headers.get('If-Match')).toBe('"3"');
    expect(sent?.body).toEqual({
      kind: 'home',
      line1: '18 de Julio 1234',
      line2: 'Apto. 5',
      city: 'Las Piedras',
      region: '',
      postal_code: '11200',
      country: 'UY',
    });
  });

  it('is added once it has a street', async () => {
    const net = open();
    await press('Agregar dirección');
    await press('Guardar');
    await screen.findByText('Calle y número: Es obligatorio');
    expect(net.of(POST)).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Calle y número/), 'Rivera 2000');
    await press('Guardar');
    await screen.findByText('Dirección guardada');
    expect(net.of(POST)[0]?.body).toMatchObject({ kind: 'home', line1: 'Rivera 2000', country: 'UY' });
  });

  it('is for looking only, where contacts may not be changed', async () => {
    open({});
    await screen.findByText('18 de Julio 1234, Apto. 5');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
