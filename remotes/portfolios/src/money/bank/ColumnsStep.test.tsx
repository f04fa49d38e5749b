import { describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bankFileOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { ColumnsStep } from './ColumnsStep';

const COLUMNS = 'PUT /api/v1/payments/files/{id}/columns';
const FORMAT = 'PATCH /api/v1/payments/files/{id}/format';

describe('[MO-12] the columns of a bank file', () => {
  it('are proposed, and sent as they were chosen', async () => {
    const net = openScreen(<ColumnsStep file={bankFileOf({ status: 'uploaded' })} />, {
      answers: { [COLUMNS]: () => ({ data: bankFileOf({ status: 'matching' }) }) },
    });
    await userEvent.selectOptions(screen.getByLabelText('Detalle'), 'Referencia');
    await userEvent.click(screen.getByRole('button', { name: 'Buscar de quién es cada línea' }));
    await waitFor(() => expect(net.of(COLUMNS)).toHaveLength(1));
    expect(net.of(COLUMNS)[0]?.body).toEqual({ columns: ['day', 'amount', 'reference'], minor_units: false });
  });

  it('need a day and an amount', async () => {
    openScreen(<ColumnsStep file={bankFileOf({ columns: ['day', '', ''] })} />);
    expect(await screen.findByText('Falta indicar: Importe')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Buscar de quién es cada línea' })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('of a fixed width are cut by hand', async () => {
    const fixed = bankFileOf();
    const net = openScreen(
      <ColumnsStep file={{ ...fixed, format: { ...fixed.format, kind: 'fixed', cuts: [8] } }} />,
      { answers: { [FORMAT]: () => ({ data: fixed }) } },
    );
    const cuts = screen.getByLabelText(/^Dónde empieza/);
    await userEvent.clear(cuts);
    await userEvent.type(cuts, '8, 20');
    await userEvent.click(screen.getByRole('button', { name: 'Cortar de nuevo' }));
    await waitFor(() => expect(net.of(FORMAT)[0]?.body).toEqual({ cuts: [8, 20] }));
  });
});
