import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { phoneOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { PhonePanel } from './PhonePanel';

const POST = 'POST /api/v1/deudores/{id}/phones';

describe('adding a phone', () => {
  const open = (answer: () => Response | { data: ReturnType<typeof phoneOf> }) => {
    const onClose = rs.fn();
    const net = openScreen(<PhonePanel open debtorId="d1" onClose={onClose} />, {
      answers: { [POST]: answer },
    });
    return { net, onClose };
  };
  const number = () => screen.findByLabelText(/^Número/);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Agregar teléfono' }));

  it('sends the number as it was typed, and whose it is', async () => {
    const { net, onClose } = open(() => ({ data: phoneOf() }));
    await userEvent.type(await number(), '099 123 456');
    await userEvent.selectOptions(screen.getByLabelText(/^De quién es/), 'garante');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(net.of(POST)[0]?.body).toEqual({ number: '099 123 456', label: 'guarantor' });
    expect(screen.getByText('Teléfono agregado')).toBeTruthy();
  });

  it('refuses what is no number before it is sent', async () => {
    const { net } = open(() => ({ data: phoneOf() }));
    await userEvent.type(await number(), 'el de la madre');
    await save();
    await screen.findByText(/^Número: Escriba un teléfono/);
    expect(net.asked).toEqual([]);
  });

  it('shows at the number what the server refuses of it, and keeps what was typed', async () => {
    const title = 'El deudor ya tiene ese teléfono';
    const { onClose } = open(() =>
      refusal(409, { errors: [{ field: 'body.number', code: 'taken', title }] }),
    );
    await userEvent.type(await number(), '099 123 456');
    await save();
    await screen.findByText(`Número: ${title}`);
    expect((await number()).getAttribute('aria-invalid')).toBe('true');
    expect(await number()).toHaveProperty('value', '099 123 456');
    expect(onClose).not.toHaveBeenCalled();
  });
});
