import type { Me } from '@recobro/sdk';
import { afterEach, describe, expect, it, rs } from '@rstest/core';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Boot } from '../app/boot';
import { BootProvider } from '../app/bootContext';
import { openScreen } from '../test/screens';
import { SecondFactorPage } from './SecondFactorPage';

const me = { id: 'u1', role: 'manager', tenant: { name: 'Rioplatense' }, permissions: {} } as unknown as Me;
const problem = (status: number) => Response.json({ status, title: 'No' }, { status });

describe('the page that asks for a second factor', () => {
  let asked: string[] = [];

  afterEach(() => void rs.restoreAllMocks());

  const open = (answers: Record<string, () => Response>, url = '/debtors?page=2', embedded = true) => {
    asked = [];
    rs.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const key = `${init?.method ?? 'GET'} ${String(input)}`;
      asked.push(key);
      return answers[key]?.() ?? problem(404);
    });
    const boot = { me, provider: { embedded } } as Boot;
    const page = (
      <BootProvider value={boot}>
        <SecondFactorPage />
      </BootProvider>
    );
    openScreen(page, { url, boot });
  };
  const account = (otp: boolean) => () =>
    Response.json({ data: { email: 'a@b.c', otp, recovery_codes_left: 0 } });
  const wayOn = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

  it('says why, sets the code up, shows the recovery codes and leads to a sign-in with it, and back', async () => {
    open({
      'GET /idp/account': account(false),
      'POST /idp/account/otp': () =>
        Response.json({ data: { secret: 'ABC', uri: 'otpauth:', qr: 'data:,' } }),
      'POST /idp/account/otp/confirm': () => Response.json({ data: { recovery_codes: ['uno-dos'] } }),
    });
    await screen.findByText(/En Rioplatense, quien tiene el rol Gerente/);
    await userEvent.type(await screen.findByLabelText('Su contraseña'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Activar' }));
    await userEvent.type(await screen.findByLabelText('Código de la aplicación'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
    await screen.findByText('uno-dos');
    expect(await wayOn('Ya los guardé, ingresar')).toBe(
      '/api/v1/auth/login?redirect=%2Fdebtors%3Fpage%3D2&step_up=1',
    );
  });

  it('has who set it up before prove it', async () => {
    open({ 'GET /idp/account': account(true) }, '/second-factor?redirect=%2Ftasks');
    expect(await wayOn('Ingresar con el código')).toBe('/api/v1/auth/login?redirect=%2Ftasks&step_up=1');
    expect(screen.queryByLabelText('Su contraseña')).toBeNull();
  });

  it('asks for a sign-in where the provider has forgotten the person', async () => {
    open({ 'GET /idp/account': () => problem(401) });
    expect(await wayOn('Ingresar de nuevo')).toContain('step_up=1');
  });

  it('hands over to a provider of one’s own', async () => {
    open({}, '/', false);
    await screen.findByText(/Su proveedor de identidad administra el segundo factor/);
    expect(await wayOn('Ingresar de nuevo')).toBe('/api/v1/auth/login?redirect=%2F&step_up=1');
    expect(asked).toEqual([]);
  });

  it('lets one sign out', async () => {
    open({ 'GET /idp/account': account(true) });
    expect(await screen.findByRole('button', { name: 'Cerrar sesión' })).toBeDefined();
  });
});
