import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { phoneOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { PhonesSection } from './PhonesSection';

const COLLECTOR = { 'portfolios.contact_data:update': 'own', 'portfolios.debtors:reveal': 'own' } as const;

const phones = [
  phoneOf({ e164: '+598 9* *** *23', masked: true }),
  phoneOf({ id: 't2', e164: '+59829012345', line: 'fixed', label: 'work', is_primary: false, version: 7 }),
];

const answers = { 'GET /api/v1/deudores/{id}/phones': () => ({ data: phones }) };

const PATCH = 'PATCH /api/v1/deudores/{id}/phones/{phone}';
const DELETE = 'DELETE /api/v1/deudores/{id}/phones/{phone}';

describe('the phones of a debtor', () => {
  const open = (more = {}, permissions: Record<string, 'all' | 'own'> = COLLECTOR) => {
    return openScreen(<PhonesSection debtorId="d1" />, { permissions, answers: { ...answers, ...more } });
  };
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  itTellsItsStates({
    draw: () => <PhonesSection debtorId="d1" />,
    permissions: COLLECTOR,
    answers,
    reads: 'GET /api/v1/deudores/{id}/phones',
    shows: '+598 2901 2345',
    empty: { answer: { data: [] }, says: 'No hay teléfonos' },
  });

  it('says of each whose it is and which one is called first', async () => {
    open();
    expect(await screen.findByText('Móvil · propio · principal')).toBeTruthy();
    expect(screen.getByText('Fijo · trabajo')).toBeTruthy();
  });

  it('shows a covered number when asked, grouped to be read aloud', async () => {
    const reveal = 'POST /api/v1/deudores/{id}/reveal';
    const net = open({ [reveal]: () => ({ data: { value: '+59899123123' } }) });
    await press('Mostrar Teléfono (queda registrado)');
    await screen.findByText('+598 99 123 123');
    expect(net.of(reveal)[0]?.body).toEqual({ field: 'phone', phone_id: 't1' });
  });

  it('makes another the main one in the version that was read, and looks again', async () => {
    const net = open({ [PATCH]: () => ({ data: phones[1] }) });
    await press('Hacer principal +598 2901 2345');
    await waitFor(() => expect(net.of('GET /api/v1/deudores/{id}/phones')).toHaveLength(2));
    const [sent] = net.of(PATCH);
    expect(sent?.path).toEqual({ id: 'd1', phone: 't2' });
    expect(sent?.body).toEqual({ is_primary: true });
    expect(sent?.headers.get('If-Match')).toBe('"7"');
  });

  it('says so when another cannot be made the main one', async () => {
    open({ [PATCH]: () => refusal(412, { title: 'Otra persona lo cambió antes' }) });
    await press('Hacer principal +598 2901 2345');
    expect(await screen.findByText('Otra persona lo cambió antes')).toBeTruthy();
  });

  it('asks before a number is lost, and tells a refusal where it asked', async () => {
    const net = open({ [DELETE]: () => refusal(409, { title: 'Hay una llamada en curso' }) });
    await press('Quitar +598 2901 2345');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('¿Quitar el teléfono +598 2901 2345?')).toBeTruthy();
    expect(net.of(DELETE)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar teléfono' }));
    await dialog.findByText('Hay una llamada en curso');
    net.change({ [DELETE]: () => undefined });
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar teléfono' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(net.of(DELETE)[1]?.headers.get('If-Match')).toBe('"7"');
  });

  it('is for looking only, where contacts may not be changed', async () => {
    open({}, {});
    await screen.findByText('+598 2901 2345');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
