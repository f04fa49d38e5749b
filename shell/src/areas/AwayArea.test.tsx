import { network, speak } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import { AiAgentsPage } from '../settings/AiAgentsPage';
import { text } from '../test/records';
import { renderShellScreen, type ShellOptions } from '../test/renderShellScreen';
import { Unowned } from './AwayArea';

const AWAY = 'GET /api/v1/modules/away';
const LOOK = { 'core.apps:read': 'all' } as const;
const CHANGE = { ...LOOK, 'core.apps:update': 'all' } as const;

const off = {
  id: 'portfolios',
  title: text('Carteras'),
  description: text('Lo que hay para cobrar'),
  paths: ['/portfolios', '/debtors/:id'],
  slots: [],
};
const agenda = {
  ...off,
  id: 'agenda',
  title: text('Agenda'),
  description: text('Citas'),
  paths: ['/agenda'],
};

describe('an area that is away', () => {
  beforeEach(() => speak({ translation: es }));

  const open = (url: string, options: ShellOptions = {}, screenOf = <Unowned />) => {
    const net = network({ [AWAY]: () => ({ data: [off, agenda] }) });
    renderShellScreen(screenOf, { url, ...options, answer: net.answer });
  };
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const words = () => document.querySelector('.fui-MessageBarBody')?.textContent;

  for (const [reader, me, permissions, help] of [
    ['a superadmin', { role: 'superadmin' }, CHANGE, 'usted la instala en el servidor'],
    ['an admin', { role: 'admin' }, CHANGE, 'después usted la conecta en Aplicaciones'],
    ['a manager', { role: 'manager' }, LOOK, 'Pídasela a su administrador'],
    ['a cashier', { role: 'cashier' }, {}, 'Pídasela a su administrador'],
  ] as const) {
    it(`says to ${reader} what it is, that it is not installed, and who can help`, async () => {
      open('/calls', { me, permissions });
      await heading('Llamadas');
      expect(screen.getByText('Sin instalar')).toBeDefined();
      expect(screen.getByText('Siga en un tablero las llamadas en curso.')).toBeDefined();
      expect(words()).toContain(help);
      const apps = screen.queryAllByRole('button', { name: 'Ir a Aplicaciones' });
      expect(apps).toHaveLength(reader === 'a cashier' ? 0 : 1);
    });
  }

  it('is told apart by one word when its app is only turned off, with the way to it', async () => {
    open('/debtors/d1', { permissions: CHANGE });
    await heading('Deudores');
    expect(screen.getByText('Sin conectar')).toBeDefined();
    expect(words()).toContain('Usted puede conectarla');
    await userEvent.click(screen.getByRole('button', { name: 'Conectar en Aplicaciones' }));
    await waitFor(() => expect(location.pathname).toBe('/apps/portfolios'));
  });

  it('is only shown, not connected, by whoever may not', async () => {
    open('/portfolios', { permissions: LOOK });
    await heading('Carteras');
    expect(words()).toContain('La conecta un administrador de su empresa');
    expect(screen.getByRole('button', { name: 'Ver la aplicación' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Conectar en Aplicaciones' })).toBeNull();
  });

  it('of a partner is told in the partner’s words', async () => {
    open('/agenda');
    await heading('Agenda');
    expect(screen.getByText('Citas')).toBeDefined();
  });

  it('is no area at all at an address that nobody owns', async () => {
    open('/debtorsx');
    await screen.findByText('404');
    expect(screen.queryByText('Sin conectar')).toBeNull();
  });

  it('of the settings says what it will govern', async () => {
    open('/settings/ai-agents', { me: { role: 'manager' } }, <AiAgentsPage />);
    await screen.findByRole('heading', { level: 2, name: 'Agentes de IA' });
    expect(screen.getByText('Sin instalar')).toBeDefined();
    expect(screen.getByText(/^Límites de gasto/)).toBeDefined();
  });
});
