import { Link } from '@recobro/sdk';
import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { text } from '../../test/records';
import { itTellsItsStates, openScreen } from '../../test/screens';
import { AppSettings } from './AppSettings';

const READ = 'GET /api/v1/apps/{id}/settings';
const SAVE = 'PUT /api/v1/apps/{id}/settings';
const ADMIN = { 'core.apps:update': 'all' } as const;

const properties = {
  days: { type: 'integer', default: 2, 'x-title': text('Días para «por vencer»') },
  priority: {
    type: 'string',
    enum: ['medium', 'high'],
    'x-enum-titles': { medium: text('Media'), high: text('Alta') },
    default: 'medium',
    'x-title': text('Prioridad'),
  },
  key: { type: 'string', writeOnly: true, 'x-title': text('Clave') },
};

/** What the company has chosen, at a version. */
const chosen = (values: Record<string, unknown> = { days: 9, priority: 'medium' }, version = 4) => ({
  data: {
    id: 'tasks',
    version,
    schema: { properties },
    values,
    secrets: ['key'],
    created_at: '',
    created_by: '',
    updated_at: '',
    updated_by: '',
  },
});
const answers = { [READ]: () => chosen(), [SAVE]: () => chosen({ days: 12, priority: 'high' }, 5) };

const page = (
  <>
    <AppSettings id="tasks" />
    <Link to="/apps">Aplicaciones</Link>
  </>
);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const days = () => screen.getByRole('spinbutton', { name: /^Días/ });
const write = async (value: string) => {
  await userEvent.clear(days());
  await userEvent.type(days(), value);
};

describe('the settings of an app', () => {
  const open = async (permissions: Record<string, 'all'> = ADMIN) => {
    const net = openScreen(page, { url: '/apps/tasks', permissions, answers });
    await screen.findByText(/^Días para/);
    return net;
  };

  itTellsItsStates({
    draw: () => page,
    permissions: ADMIN,
    answers,
    reads: READ,
    shows: /^Días para/,
  });

  it('are only told to whoever may not change them, a secret never', async () => {
    await open({});
    const facts = [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(facts).toEqual(['9', 'Media', 'Guardada']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are saved upon the version that was read, a secret that was not typed staying as it is', async () => {
    const net = await open();
    await write('12');
    await userEvent.selectOptions(screen.getByLabelText('Prioridad'), 'Alta');
    await press('Guardar ajustes');
    await screen.findByText('Ajustes guardados; ya se aplican.');
    const [sent] = net.of(SAVE);
    expect(sent?.body).toEqual({ days: 12, priority: 'high' });
    expect(sent?.headers.get('If-Match')).toBe('"4"');
  });

  it('take a secret away, unless one thinks better of it', async () => {
    const net = await open();
    await press('Quitar: Clave');
    await press('Conservarla');
    await press('Quitar: Clave');
    expect(screen.getByText('Se quitará al guardar.')).toBeDefined();
    await press('Guardar ajustes');
    await screen.findByText('Ajustes guardados; ya se aplican.');
    expect(net.of(SAVE)[0]?.body).toMatchObject({ key: null });
  });

  it('go back to their defaults one by one', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Volver al valor original: Prioridad' })).toBeNull();
    await press('Volver al valor original: Días para «por vencer»');
    expect(days()).toHaveProperty('value', '2');
  });

  it('are refused at their field', async () => {
    const net = await open();
    const errors = [{ field: 'body.days', code: 'max', title: 'Debe ser 30 o menos' }];
    net.change({ [SAVE]: () => refusal(422, { errors }) });
    await write('99');
    await press('Guardar ajustes');
    await screen.findByRole('link', { name: 'Días para «por vencer»: Debe ser 30 o menos' });
  });

  it('offer those that somebody else saved meanwhile', async () => {
    const net = await open();
    net.change({ [SAVE]: () => refusal(412), [READ]: () => chosen({ days: 7 }, 5) });
    await write('12');
    await press('Guardar ajustes');
    await screen.findByText('Otra persona guardó cambios antes');
    await press('Cargar la versión actual');
    await waitFor(() => expect(days()).toHaveProperty('value', '7'));
  });

  it('ask before they are left unsaved', async () => {
    await open();
    await write('12');
    await userEvent.click(screen.getByRole('link', { name: 'Aplicaciones' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(location.pathname).toBe('/apps/tasks'));
    await userEvent.click(screen.getByRole('link', { name: 'Aplicaciones' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(location.pathname).toBe('/apps'));
  });
});
