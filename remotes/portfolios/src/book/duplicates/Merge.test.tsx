import { pageOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { mergeOf } from '../../test/file';
import { debtorOf } from '../../test/records';
import { type Answers, openScreen } from '../../test/screens';
import { MergedPeople } from './MergedPeople';
import { MergePanel } from './MergePanel';

const MERGE = 'POST /api/v1/deudores/{id}/merge';
const SPLIT = 'POST /api/v1/deudores/{id}/split';
const PREVIEW = 'GET /api/v1/deudores/{id}/merge';
const MANAGER = { 'portfolios.debtors:merge': 'all' } as const;
const other = debtorOf({ id: 'd2', name: 'Anita Pereira', balance: 500_000 });

const preview = (change = {}) => ({
  data: {
    kept: debtorOf(),
    other,
    moves: [{ part: 'debts' as const, rows: 2 }],
    balance: 1_750_050,
    differ: false,
    refusal: '',
    ...change,
  },
});

function Merging() {
  const [open, setOpen] = useState(true);
  return open && <MergePanel debtor={debtorOf()} onClose={() => setOpen(false)} />;
}

describe('[CO-18] two debtors who are one person', () => {
  const open = (more: Answers = {}) => {
    let kept: ReturnType<typeof mergeOf>[] = [];
    return openScreen(
      <>
        <Merging />
        <MergedPeople debtorId="d1" />
      </>,
      {
        url: '/debtors/d1',
        path: '/debtors/:debtorId',
        permissions: MANAGER,
        answers: {
          'GET /api/v1/deudores/{id}/merges': () => ({ data: kept }),
          'GET /api/v1/deudores/{id}/duplicates': () => ({ data: [{ ...other, why: 'phone' as const }] }),
          'GET /api/v1/deudores': () => pageOf([other]),
          [PREVIEW]: () => preview(),
          [MERGE]: () => {
            kept = [mergeOf()];
            return { data: mergeOf() };
          },
          [SPLIT]: () => {
            kept = [];
            return { data: mergeOf({ split_at: '2026-11-24T12:00:00Z' }) };
          },
          ...more,
        },
      },
    );
  };

  const choose = async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Unir con otro deudor' }));
    await userEvent.click(await panel.findByRole('button', { name: /^Anita Pereira/ }));
    return panel;
  };

  it('are suggested, shown side by side, merged by the keyboard, and split again', async () => {
    const net = open();
    const panel = await choose();
    expect(await panel.findByText(/Pasa de Anita Pereira: deudas: 2/)).toBeTruthy();
    expect(net.of(PREVIEW)[0]?.query.get('other_id')).toBe('d2');
    const button = panel.getByRole('button', { name: 'Unir' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(net.of(MERGE)[0]?.body).toEqual({ other_id: 'd2' }));
    await screen.findByText(/Unido con Anita Pereira/);
    await userEvent.click(screen.getByRole('button', { name: 'Separar de Anita Pereira' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Separar' }));
    await waitFor(() => expect(net.of(SPLIT)[0]?.body).toEqual({ merge_id: 'm1' }));
    await waitFor(() => expect(screen.queryByText(/Unido con/)).toBeNull());
  });

  it('are not merged while something forbids it, and it is told what', async () => {
    const net = open({
      [PREVIEW]: () => preview({ differ: true, refusal: 'portfolios.merge_contact' }),
    });
    const panel = await choose();
    expect(await panel.findByText(/Alguien está en contacto/)).toBeTruthy();
    expect(panel.getByText(/quizá sean dos personas/)).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Unir' }));
    expect(net.of(MERGE)).toHaveLength(0);
  });
});
