import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import { appOf, eventOf } from '../test/records';
import { type Answers, itTellsItsStates, openScreen } from '../test/screens';
import { AppPage } from './AppPage';

const APP = 'GET /api/v1/apps/{id}';
const ADMIN = { 'core.apps:update': 'all', 'core.tracing_events:read': 'all' } as const;
const at = { url: '/apps/tasks', path: '/apps/:id' };

const answers: Answers = {
  [APP]: () => ({ data: appOf({ log: ['ready in 12 ms'] }) }),
  'GET /api/v1/tracing-events': () => ({
    data: [eventOf({ name: 'core.app.connected', actor_name: 'ana' })],
    meta: {},
  }),
  'GET /api/v1/users': () => pageOf([]),
};

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of an app', () => {
  const open = (more: Answers = {}, permissions: Record<string, 'all'> = ADMIN) => {
    return openScreen(<AppPage />, { ...at, permissions, answers: { ...answers, ...more } });
  };

  itTellsItsStates({
    draw: () => <AppPage />,
    ...at,
    permissions: ADMIN,
    answers,
    reads: APP,
    shows: 'Ver tareas',
  });

  it('says how it does, what it asks for, what it keeps and what crosses its border', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Tareas' });
    expect(screen.getByText('Funcionando')).toBeDefined();
    expect(screen.getByText(/· 2 reinicios$/)).toBeDefined();
    const permission = within(screen.getByRole('table', { name: 'Permisos que pide' }));
    const cells = permission.getByRole('row', { name: /tasks\.tasks:read/ }).querySelectorAll('td');
    expect([...cells].map(({ textContent }) => textContent)).toEqual([
      'Ver tareasDatos personalestasks.tasks:read',
      'No',
      'Todo',
      'No',
      'Lo propio',
    ]);
    expect((await region('Datos personales que guarda')).getByText('task.contact_phone')).toBeDefined();
    const border = await region('Qué entra y qué sale');
    expect(border.getByText('task.created')).toBeDefined();
    expect(border.queryByText('Eventos que recibe')).toBeNull();
    expect((await region('Últimas líneas del registro técnico')).getByText('ready in 12 ms')).toBeDefined();
  });

  it('says where it decides itself what browsers may do, and what a request proves itself by', async () => {
    open({
      [APP]: () => ({
        data: appOf({
          open: ['/api/v1/tasks/page'],
          pages: ['/api/v1/tasks/page'],
          credentials: ['/api/v1/tasks/page'],
        }),
      }),
    });
    const border = await region('Qué entra y qué sale');
    expect(border.getByText('Páginas propias, con sus propios permisos en el navegador')).toBeDefined();
    expect(border.getByText('Lee credenciales por su cuenta en')).toBeDefined();
    expect(border.getAllByText('/api/v1/tasks/page')).toHaveLength(3);
  });

  it('tells who connected it', async () => {
    const net = open();
    const history = await region('Quién la conectó o la cambió');
    await history.findByText('Aplicación conectada');
    expect(history.getByText('ana')).toBeDefined();
    const [asked] = net.of('GET /api/v1/tracing-events');
    expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ subject_type: 'app', subject: 'tasks' });
  });

  it('tells a role that does not see the record so, and asks nothing of it', async () => {
    const net = open({}, {});
    await screen.findByText('Su rol no ve el registro.');
    expect(net.of('GET /api/v1/tracing-events')).toEqual([]);
    expect(screen.getByRole('switch')).toHaveProperty('disabled', true);
  });

  it('leads to the screens that it adds only while it is connected', async () => {
    open({ [APP]: () => ({ data: appOf({ connected: false }) }) });
    expect((await region('Pantallas que agrega')).getByText('Lista de tareas')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Lista de tareas' })).toBeNull();
  });

  it('says that there is no such app, with nothing to try again', async () => {
    open({ [APP]: () => refusal(404, { title: 'No encontramos esa aplicación' }) });
    await screen.findByText('No encontramos esa aplicación');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  });
});
