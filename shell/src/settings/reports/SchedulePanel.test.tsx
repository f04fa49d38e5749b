import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offersOf, scheduleOf, userOf } from '../../test/records';
import { type Answers, openScreen } from '../../test/screens';
import { SchedulesSection } from './SchedulesSection';

const SCHEDULES = 'GET /api/v1/report-schedules';
const ADD = 'POST /api/v1/report-schedules';
const SAVE = 'PUT /api/v1/report-schedules/{id}';

const answers: Answers = {
  'GET /api/v1/reports': () => ({ data: offersOf() }),
  [SCHEDULES]: () => ({ data: [scheduleOf()] }),
  [ADD]: ({ body: { name } }) => ({ data: scheduleOf({ name }) }),
  [SAVE]: () => ({ data: scheduleOf() }),
  'GET /api/v1/users': () => pageOf([userOf()]),
};

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const choose = (label: string, option: string) => userEvent.selectOptions(field(label), option);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('a schedule of a report', () => {
  const open = async () => {
    const net = openScreen(<SchedulesSection editable onHistory={() => {}} />, { answers });
    await screen.findByRole('listitem', { name: 'Los lunes' });
    return net;
  };
  const add = async () => {
    const net = await open();
    await press('Programar reporte');
    await screen.findByLabelText(/^Nombre/);
    return net;
  };
  const edit = async () => {
    const net = await open();
    await press('Más acciones de Los lunes');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cambiar' }));
    await screen.findByRole('dialog', { name: 'Cambiar Los lunes' });
    return net;
  };

  it('is made of what was chosen: the report, its filters, days of the week, the hour', async () => {
    const net = await add();
    await userEvent.type(field('Nombre'), 'Nuevos');
    await choose('Formato', 'CSV');
    await press('Filtros: ninguno');
    await userEvent.click(group('Estado').getByLabelText('Nuevo'));
    expect(screen.getByRole('button', { name: 'Filtros: 1' })).toBeDefined();
    await userEvent.click(group('Días').getByLabelText('Jueves'));
    await press('Guardar');
    await screen.findByText('Se guardó Nuevos');
    expect(net.of(ADD).map(({ body }) => body)).toEqual([
      {
        name: 'Nuevos',
        report: 'portfolios.debtors',
        format: 'csv',
        delivery: 'download',
        recipients: [],
        filters: { status: ['new'] },
        cadence: { every: 'weekly', at: '07:30', weekdays: [1, 4] },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes by mail to active users of the roles that may see the report', async () => {
    const net = await add();
    await userEvent.type(field('Nombre'), 'Nuevos');
    await choose('Entrega', 'Por correo y descarga');
    await userEvent.click(await screen.findByRole('option', { name: 'Luz Paz · luz@rioplatense.demo' }));
    await press('Guardar');
    await screen.findByText('Se guardó Nuevos');
    expect(net.of(ADD)[0]?.body).toMatchObject({ delivery: 'mail', recipients: ['u2'] });
    const [people] = net.of('GET /api/v1/users');
    expect(people?.query.get('role')).toBe('admin,manager');
    expect(people?.query.get('status')).toBe('active');
  });

  it('is not sent without a name, a day and a recipient, each told at its field', async () => {
    const net = await add();
    await userEvent.click(group('Días').getByLabelText('Lunes'));
    await choose('Entrega', 'Por correo y descarga');
    await press('Guardar');
    await screen.findByRole('link', { name: 'Nombre: Es obligatorio' });
    await userEvent.type(field('Nombre'), 'Nuevos');
    await press('Guardar');
    await screen.findByRole('link', { name: 'Días: Es obligatorio' });
    expect(screen.getByRole('link', { name: 'Destinatarios: Es obligatorio' })).toBeDefined();
    expect(net.of(ADD)).toEqual([]);
  });

  it('tells at its field what the server refuses', async () => {
    const net = await add();
    const errors = [{ field: 'body.delivery', code: 'no_mail', title: 'Falta RECOBRO_SMTP_URL' }];
    net.change({ [ADD]: () => refusal(422, { errors }) });
    await userEvent.type(field('Nombre'), 'Nuevos');
    await press('Guardar');
    await screen.findByRole('link', { name: 'Entrega: Falta RECOBRO_SMTP_URL' });
  });

  it('is changed from what it was, upon the version that was read', async () => {
    const net = await edit();
    expect(group('Días').getByLabelText('Jueves')).toHaveProperty('checked', true);
    await choose('Se repite', 'Una vez por mes');
    await choose('Día del mes', 'Último día');
    await press('Guardar');
    await screen.findByText('Se guardó Los lunes');
    const [sent] = net.of(SAVE);
    expect(sent?.body).toMatchObject({ cadence: { every: 'monthly', month_day: 31, at: '07:30' } });
    expect(sent?.headers.get('If-Match')).toBe('"5"');
  });

  it('offers the version that somebody else saved meanwhile', async () => {
    const net = await edit();
    net.change({
      [SAVE]: () => refusal(412),
      [SCHEDULES]: () => ({ data: [scheduleOf({ version: 6, name: 'Los martes' })] }),
    });
    await userEvent.type(field('Nombre'), ' y jueves');
    await press('Guardar');
    await screen.findByText('Otra persona guardó cambios antes');
    await press('Cargar la versión actual');
    await screen.findByDisplayValue('Los martes');
  });

  it('asks before it is left unsaved', async () => {
    await add();
    await userEvent.type(field('Nombre'), 'Nuevos');
    await userEvent.keyboard('{Escape}');
    await screen.findByText('¿Salir sin guardar?');
  });
});
