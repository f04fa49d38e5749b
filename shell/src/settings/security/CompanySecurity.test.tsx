import { describe, expect, it } from '@rstest/core';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionOf } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { CompanySecurity } from './CompanySecurity';

const READ = 'GET /api/v1/tenant/security';
const CHANGE = 'PUT /api/v1/tenant/security';
const READER = { 'core.security:read': 'all' } as const;
const ADMIN = { ...READER, 'core.security:update': 'all' } as const;
const WARNING = /no ingresó con un segundo factor/;

const answers = (methods = ['pwd']) => ({
  [READ]: () => ({ data: { api_key_days: 90 as const, second_factor_roles: ['cashier' as const] } }),
  [CHANGE]: () => ({ data: { api_key_days: 7 as const, second_factor_roles: [] } }),
  'GET /api/v1/me/sessions': () => ({ data: [sessionOf({ current: true, methods })] }),
});

describe('the company’s security', () => {
  itTellsItsStates({
    draw: () => <CompanySecurity />,
    permissions: ADMIN,
    answers: answers(),
    reads: READ,
    shows: 'Roles que deben usar un segundo factor',
  });

  const open = async (permissions: Record<string, 'all'> = ADMIN, methods?: string[]) => {
    return openScreen(<CompanySecurity />, { permissions, answers: answers(methods) });
  };
  const box = (name: string) => screen.findByRole('checkbox', { name });

  it('limits the age of keys and asks roles for a second factor', async () => {
    const net = await open();
    const age = await screen.findByLabelText('Duración máxima de las claves de API');
    expect(age).toHaveProperty('value', '90');
    await userEvent.selectOptions(age, '7 días');
    await userEvent.click(await box('Gerente'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Se guardó la seguridad de la empresa');
    expect(net.of(CHANGE)[0]?.body).toEqual({ api_key_days: 7, second_factor_roles: ['cashier', 'manager'] });
  });

  it('warns who asks their own role for what they have not proved', async () => {
    await open();
    await userEvent.click(await box('Gerente'));
    expect(screen.queryByText(WARNING)).toBeNull();
    await userEvent.click(await box('Administrador'));
    await screen.findByText(WARNING);
  });

  it('warns nobody who came in with a second factor', async () => {
    const net = await open(ADMIN, ['pwd', 'otp']);
    await userEvent.click(await box('Administrador'));
    expect(net.of('GET /api/v1/me/sessions')).toHaveLength(1);
    expect(screen.queryByText(WARNING)).toBeNull();
  });

  it('is only shown to who may not change it, and to nobody who may not see it', async () => {
    await open(READER);
    await screen.findByText('90 días');
    screen.getByText('Gestor');
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
    cleanup();
    const net = await open({});
    expect(net.asked).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
