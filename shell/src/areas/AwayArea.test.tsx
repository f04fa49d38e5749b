import { describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AiAgentsPage } from '../settings/AiAgentsPage';
import { text } from '../test/records';
import { openScreen, type ShellOptions } from '../test/screens';
import { Unowned } from './AwayArea';

const AWAY = 'GET /api/v1/modules/away';
const LOOK = { 'core.apps:read': 'all' } as const;
const CHANGE = { ...LOOK, 'core.apps:update': 'all' } as const;

const absent = {
  id: '',
  icon: 'Call',
  title: text('Llamadas'),
  description: text('Las llamadas en vivo.'),
  facts: [text('Siga en un tablero las llamadas en curso.')],
  paths: ['/calls'],
  slots: [],
};
const settings = { ...absent, title: text('Agentes de IA'), paths: ['/settings/ai-agents'] };
const visits = { ...absent, id: 'agenda', title: text('Visitas'), paths: ['/visits'] };
const agenda = {
  ...visits,
  icon: '',
  title: text('Agenda'),
  description: text('Citas'),
  facts: [],
  paths: ['/visits', '/agenda/:id'],
};

describe('an area that is away', () => {
  const open = (url: string, options: ShellOptions = {}, screenOf = <Unowned />) => {
    openScreen(screenOf, {
      url,
      ...options,
      answers: { [AWAY]: () => ({ data: [visits, agenda, absent, settings] }) },
    });
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
    open('/visits/v1', { permissions: CHANGE });
    await heading('Visitas');
    expect(screen.getByText('Sin conectar')).toBeDefined();
    expect(words()).toContain('Usted puede conectarla');
    await userEvent.click(screen.getByRole('button', { name: 'Conectar en Aplicaciones' }));
    await waitFor(() => expect(location.pathname).toBe('/apps/agenda'));
  });

  it('is only shown, not connected, by whoever may not', async () => {
    open('/visits', { permissions: LOOK });
    await heading('Visitas');
    expect(words()).toContain('La conecta un administrador de su empresa');
    expect(screen.getByRole('button', { name: 'Ver la aplicación' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Conectar en Aplicaciones' })).toBeNull();
  });

  it('is told in the words of its module where it has none of its own', async () => {
    open('/agenda/a1');
    await heading('Agenda');
    expect(screen.getByText('Citas')).toBeDefined();
  });

  it('is no area at all at an address that nobody owns', async () => {
    open('/visitsx');
    await screen.findByText('404');
    expect(screen.queryByText('Sin conectar')).toBeNull();
  });

  it('of the settings stands on the page of that name', async () => {
    open('/settings/ai-agents', { me: { role: 'manager' } }, <AiAgentsPage />);
    await screen.findByRole('heading', { level: 2, name: 'Agentes de IA' });
    expect(screen.getByText('Sin instalar')).toBeDefined();
  });

  it('of the settings may not be seen by whoever its module shows nothing', async () => {
    openScreen(<AiAgentsPage />, {
      url: '/settings/ai-agents',
      answers: { [AWAY]: () => ({ data: [visits] }) },
    });
    await screen.findByText('No tiene permiso para ver esto');
  });
});
