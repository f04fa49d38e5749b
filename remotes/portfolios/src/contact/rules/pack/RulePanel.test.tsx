import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHANGE, draft, inForce, packsOf, SUPERADMIN, VERSIONS } from '../../../test/packs';
import { openScreen } from '../../../test/screens';
import { PackPage } from './PackPage';

const open = (more = {}) =>
  openScreen(<PackPage />, {
    url: '/settings/contact-rules/CL',
    path: '/settings/contact-rules/:country',
    permissions: SUPERADMIN,
    answers: { ...packsOf([draft, inForce]), ...more },
  });

async function form(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

type Form = Awaited<ReturnType<typeof form>>;

async function say(at: Form) {
  for (const [field, text] of [
    [/español/, 'Nunca de noche.'],
    [/inglés/, 'Never by night.'],
    [/portugués/, 'Nunca à noite.'],
    [/Código/, 'night'],
  ] as const)
    await userEvent.type(at.getByRole('textbox', { name: field }), text);
}

const kind = async (at: Form, value: string) =>
  userEvent.selectOptions(at.getByRole('combobox', { name: 'Qué limita' }), value);
const tick = async (at: Form, name: string) => userEvent.click(at.getByRole('checkbox', { name }));
const add = async (at: Form) => userEvent.click(at.getByRole('button', { name: 'Agregar regla' }));

describe('a rule of a country', () => {
  it('[CO-02] is added in three languages, with its source and the hours of each day', async () => {
    const net = open();
    const at = await form('Agregar regla');
    await say(at);
    await userEvent.type(at.getByRole('textbox', { name: /Fuente/ }), 'Ley 9');
    await userEvent.click(at.getByRole('button', { name: 'Agregar franja' }));
    await userEvent.click(at.getByRole('button', { name: 'Agregar franja' }));
    const second = within(at.getByRole('group', { name: 'Franja 2' }));
    for (const day of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'])
      await userEvent.click(second.getByRole('checkbox', { name: day }));
    await userEvent.clear(second.getByRole('textbox', { name: 'Hasta las' }));
    await userEvent.type(second.getByRole('textbox', { name: 'Hasta las' }), '13:00');
    await tick(at, 'No contactar en feriados');
    await add(at);
    await waitFor(() => expect(net.of(CHANGE)).toHaveLength(1));
    expect(net.of(CHANGE)[0]?.body.rules[1]).toEqual({
      id: 'cl.night',
      kind: 'hours',
      text: { es: 'Nunca de noche.', en: 'Never by night.', pt: 'Nunca à noite.' },
      source: 'Ley 9',
      needs_counsel: true,
      holidays: true,
      open: [
        { days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', to: '18:00' },
        { days: ['sat'], from: '09:00', to: '13:00' },
      ],
    });
  });

  it.each([
    ['single_channel', 'En cuántas horas', '168', { hours: 168 }],
    ['limit', 'Cuántos como máximo', '7', { most: 7, hours: 0, counts: 'attempts', per: 'person' }],
  ])('[CO-02] of kind %s is told by numbers', async (value, field, number, told) => {
    const net = open();
    const at = await form('Agregar regla');
    await say(at);
    await kind(at, value);
    const box = at.getByRole('textbox', { name: new RegExp(field) });
    await userEvent.clear(box);
    await userEvent.type(box, number);
    await add(at);
    await waitFor(() => expect(net.of(CHANGE)).toHaveLength(1));
    expect(net.of(CHANGE)[0]?.body.rules[1]).toMatchObject({ kind: value, ...told });
    expect(net.of(CHANGE)[0]?.body.rules[1]).not.toHaveProperty('open');
  });

  it.each([
    ['labels', 'familiar', { labels: ['relative'] }],
    ['flags', 'fallecido', { flags: ['deceased'] }],
    ['consent', 'WhatsApp', { channels: ['whatsapp'] }],
  ])('[CO-02] of kind %s is told by what is ticked, and not without', async (value, box, told) => {
    const net = open();
    const at = await form('Agregar regla');
    await say(at);
    await kind(at, value);
    await add(at);
    expect(await at.findAllByText(/Es obligatorio/)).not.toEqual([]);
    expect(net.of(CHANGE)).toHaveLength(0);
    await tick(at, box);
    await add(at);
    await waitFor(() => expect(net.of(CHANGE)).toHaveLength(1));
    expect(net.of(CHANGE)[0]?.body.rules[1]).toMatchObject({ kind: value, ...told });
  });

  it('is refused where a span ends before it begins', async () => {
    const net = open();
    const at = await form('Editar: De lunes a viernes.');
    await userEvent.clear(at.getByRole('textbox', { name: 'Hasta las' }));
    await userEvent.type(at.getByRole('textbox', { name: 'Hasta las' }), '07:00');
    await userEvent.click(at.getByRole('button', { name: 'Guardar' }));
    expect(await at.findAllByText(/Debe ser posterior al inicio/)).not.toEqual([]);
    expect(net.of(CHANGE)).toHaveLength(0);
  });

  it('[CO-02] is changed under its own code, and nothing else of the draft', async () => {
    const net = open();
    const at = await form('Editar: De lunes a viernes.');
    expect(at.queryByRole('textbox', { name: /Código/ })).toBeNull();
    await tick(at, 'Por confirmar con un abogado');
    await userEvent.click(at.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(net.of(CHANGE)).toHaveLength(1));
    const [rule] = draft.rules;
    expect(net.of(CHANGE)[0]?.headers.get('If-Match')).toBe('"1"');
    expect(net.of(CHANGE)[0]?.body).toEqual({
      rules: [{ ...rule, needs_counsel: false, holidays: false }],
      cases: draft.cases,
      note: '',
    });
  });

  it('is not saved over what somebody else changed meanwhile', async () => {
    const net = open({ [CHANGE]: () => refusal(412) });
    const at = await form('Editar: De lunes a viernes.');
    await tick(at, 'Por confirmar con un abogado');
    await userEvent.click(at.getByRole('button', { name: 'Guardar' }));
    const theirs = { ...draft, version: 5, rules: draft.rules.map((one) => ({ ...one, source: 'Ley 30' })) };
    net.change({ [VERSIONS]: () => ({ data: [theirs, inForce] }) });
    await userEvent.click(await at.findByRole('button', { name: 'Cargar la versión actual' }));
    await waitFor(() =>
      expect(at.getByRole('textbox', { name: /Fuente/ })).toHaveProperty('value', 'Ley 30'),
    );
  });
});
