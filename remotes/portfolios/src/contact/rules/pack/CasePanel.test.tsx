import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHANGE, draft, inForce, packsOf, SUPERADMIN } from '../../../test/packs';
import { openScreen } from '../../../test/screens';
import { PackPage } from './PackPage';

const open = () =>
  openScreen(<PackPage />, {
    url: '/settings/contact-rules/CL',
    path: '/settings/contact-rules/:country',
    permissions: SUPERADMIN,
    answers: packsOf([draft, inForce]),
  });

async function form(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

describe('a case of a country', () => {
  it('[CO-02] says what was tried before, and which rule has to refuse', async () => {
    const net = open();
    const at = await form('Agregar caso');
    await userEvent.type(at.getByRole('textbox', { name: /Nombre/ }), 'Séptima llamada');
    await userEvent.type(at.getByRole('textbox', { name: /Día/ }), '24/11/2026');
    await userEvent.click(at.getByRole('checkbox', { name: 'El deudor dio su consentimiento' }));
    await userEvent.click(at.getByRole('button', { name: 'Agregar contacto anterior' }));
    const before = within(at.getByRole('group', { name: 'Contacto anterior 1' }));
    await userEvent.clear(before.getByRole('textbox', { name: 'Cuántas veces' }));
    await userEvent.type(before.getByRole('textbox', { name: 'Cuántas veces' }), '7');
    await userEvent.selectOptions(at.getByRole('combobox', { name: /Se espera/ }), 'cl.hours');
    await userEvent.click(at.getByRole('button', { name: 'Agregar caso' }));
    await waitFor(() => expect(net.of(CHANGE)).toHaveLength(1));
    expect(net.of(CHANGE)[0]?.body.cases[1]).toEqual({
      name: 'Séptima llamada',
      at: '2026-11-24T10:00',
      zone: 'America/Santiago',
      channel: 'call',
      by: 'person',
      label: 'own',
      consent: true,
      before: [{ hours: 24, channel: 'call', times: 7, reached: false }],
      allowed: false,
      rule_id: 'cl.hours',
    });
  });

  it('[CO-02] is changed in its place', async () => {
    const net = open();
    const at = await form('Editar: Domingo');
    await userEvent.selectOptions(at.getByRole('combobox', { name: /Se espera/ }), '+');
    await userEvent.click(at.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(net.of(CHANGE)).toHaveLength(1));
    const { rule_id: _gone, ...asked } = draft.cases[0] ?? {};
    expect(net.of(CHANGE)[0]?.body).toMatchObject({ rules: draft.rules });
    expect(net.of(CHANGE)[0]?.body.cases).toEqual([{ ...asked, allowed: true }]);
  });

  it('is removed after a question', async () => {
    const net = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar: Domingo' }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('No hay casos')).toBeDefined();
    expect(net.of(CHANGE)[0]?.body.cases).toEqual([]);
  });
});
