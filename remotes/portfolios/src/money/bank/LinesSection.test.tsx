import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankLine } from '../../api/types';
import { bankFileOf, bankLineOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { LinesSection } from './LinesSection';

const LIST = 'GET /api/v1/payments/files/{id}/lines';
const CONFIRM = 'POST /api/v1/payments/files/{id}/lines/{line}/confirm';

const lines = () => [
  bankLineOf({ id: 'l2', line: 2 }),
  bankLineOf({ id: 'l3', line: 3, debtor_id: 'd2', reference: 'T-3' }),
  bankLineOf({ id: 'l4', line: 4, debtor_id: '', certainty: 0, proposals: [] }),
];

const page = (rows: BankLine[]) => ({
  data: rows,
  meta: { page: 1, pageSize: 50, total: rows.length, totalExact: true },
});

describe('[MO-12] the lines of a bank file', () => {
  const open = () => {
    let left = lines();
    return openScreen(<LinesSection file={bankFileOf()} />, {
      answers: {
        [LIST]: () => page(left),
        [CONFIRM]: ({ path }) => {
          const one = left.find((line) => String(line.line) === path.line) ?? bankLineOf();
          left = left.filter((line) => line !== one);
          return { data: bankLineOf({ ...one, status: 'posted' }) };
        },
      },
    });
  };
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Líneas' })).getAllByRole('listitem');

  it('are confirmed by one key, and the next one has the focus', async () => {
    const net = open();
    (await rows())[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(net.of(CONFIRM)).toHaveLength(1));
    expect(net.of(CONFIRM)[0]?.path).toEqual({ id: 'f1', line: '2' });
    await waitFor(() => expect(document.activeElement?.textContent).toContain('T-3'));
  });

  it('are gone through by N, and one without a debtor is not confirmed', async () => {
    const net = open();
    (await rows())[0]?.focus();
    await userEvent.keyboard('nn{Enter}');
    expect(document.activeElement).toBe((await rows())[2]);
    expect(net.of(CONFIRM)).toHaveLength(0);
    expect(
      within((await rows())[2] as HTMLElement).getByRole('button', { name: 'Elegir deudor' }),
    ).toBeTruthy();
  });

  it('say how sure a proposal is, and why', async () => {
    open();
    const [first] = await rows();
    expect(within(first as HTMLElement).getByText('Segura · 95')).toBeTruthy();
    expect(within(first as HTMLElement).getByText('Número de la deuda')).toBeTruthy();
  });
});
