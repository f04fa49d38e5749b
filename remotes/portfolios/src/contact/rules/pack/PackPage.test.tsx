import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ruleCaseOf, verdictOf } from '../../../test/contacts';
import {
  BEGIN,
  CHANGE,
  DISCARD,
  draft,
  inForce,
  PUBLISH,
  packsOf,
  SUPERADMIN,
  TRY,
  VERSIONS,
} from '../../../test/packs';
import { itTellsItsStates, openScreen } from '../../../test/screens';
import { PackPage } from './PackPage';

const there = { url: '/settings/contact-rules/CL', path: '/settings/contact-rules/:country' };
const failing = (name: string) => verdictOf({ name, passed: false, decision: { allowed: true } });

const open = (answers = packsOf([draft, inForce]), permissions: Record<string, 'all'> = SUPERADMIN) =>
  openScreen(<PackPage />, { ...there, permissions, answers });

const dialog = async () => within(await screen.findByRole('dialog'));
const question = async () => within(await screen.findByRole('alertdialog'));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('the pack of a country', () => {
  itTellsItsStates({
    draw: () => <PackPage />,
    ...there,
    permissions: SUPERADMIN,
    answers: packsOf([inForce]),
    reads: VERSIONS,
    shows: 'De lunes a viernes.',
  });

  it('[CO-02] is drafted anew from the version in force', async () => {
    const net = open(packsOf([inForce]));
    await press('Preparar la versión 2');
    expect(await screen.findByRole('button', { name: 'Publicar' })).toBeDefined();
    expect(net.of(BEGIN)[0]?.path).toEqual({ country: 'CL' });
  });

  it('[CO-02] is read alone by whoever may not change it', async () => {
    const net = open(undefined, { 'portfolios.rule_packs:read': 'all' });
    await screen.findByText('De lunes a viernes.');
    for (const name of ['Publicar', 'Descartar borrador', 'Agregar regla', 'Agregar caso', 'Editar la nota'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(net.of(TRY)).toHaveLength(0);
  });

  it('[CO-02] says of each case what is asked, what is expected and that it passes', async () => {
    open();
    const cases = within(await screen.findByRole('region', { name: 'Casos de prueba' }));
    expect(await cases.findByText('Cumple')).toBeDefined();
    expect(cases.getByText(/22\/11\/2026, 10:00 \(America\/Santiago\) · Llamada/)).toBeDefined();
    expect(cases.getByText('Se espera: Se rechaza por: De lunes a viernes.')).toBeDefined();
  });

  it('[CO-02] says what was decided instead where a case fails', async () => {
    open(packsOf([draft, inForce], failing));
    expect(await screen.findByText('Falla')).toBeDefined();
    expect(screen.getByText('Se decidió: Se permite')).toBeDefined();
  });

  it('[CO-02] tries its cases again after each change', async () => {
    const net = open();
    await screen.findByText('Cumple');
    await press('Eliminar: De lunes a viernes.');
    await userEvent.click((await question()).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(net.of(TRY)).toHaveLength(2));
    expect(net.of(CHANGE)[0]?.body).toMatchObject({ rules: [], cases: draft.cases });
    expect(net.of(TRY)[1]?.body.rules).toEqual([]);
  });

  it('[CO-02] is not published while a case fails, and says which', async () => {
    const net = open(packsOf([draft, inForce], failing));
    await screen.findByText('Falla');
    await press('Publicar');
    const asked = await question();
    expect(asked.getByText('No se puede publicar: un caso no se decide como dice')).toBeDefined();
    expect(asked.getByText('Domingo')).toBeDefined();
    expect(asked.getByRole('button', { name: 'Publicar' }).hasAttribute('disabled')).toBe(true);
    expect(net.of(PUBLISH)).toHaveLength(0);
  });

  it('[CO-02] says plainly why the installation refuses to publish it', async () => {
    const title = 'Un caso de prueba no se decide como dice: Domingo.';
    open({ ...packsOf([draft, inForce]), [PUBLISH]: () => refusal(422, { title }) });
    await screen.findByText('Cumple');
    await press('Publicar');
    const asked = await question();
    await userEvent.click(asked.getByRole('button', { name: 'Publicar' }));
    expect(await asked.findByText(title)).toBeDefined();
  });

  it('[CO-02] is published after a question, in the place of the version before', async () => {
    const net = open();
    await screen.findByText('Cumple');
    await press('Publicar');
    const asked = await question();
    expect(asked.getByText('¿Publicar la versión 2 de Chile?')).toBeDefined();
    await userEvent.click(asked.getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByRole('button', { name: 'Preparar la versión 3' })).toBeDefined();
    expect(net.of(PUBLISH)[0]?.headers.get('If-Match')).toBe('"1"');
    expect(screen.getByText('Anterior')).toBeDefined();
  });

  it('is discarded after a question, and the version in force stays', async () => {
    const net = open();
    await press('Descartar borrador');
    await userEvent.click((await question()).getByRole('button', { name: 'Descartar borrador' }));
    expect(await screen.findByRole('button', { name: 'Preparar la versión 2' })).toBeDefined();
    expect(net.of(DISCARD)).toHaveLength(1);
  });

  it('says what changes, and why', async () => {
    const net = open();
    await press('Editar la nota');
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: 'Qué cambia y por qué' }), 'Ley nueva');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findAllByText('Ley nueva')).not.toEqual([]);
    expect(net.of(CHANGE)[0]?.body).toMatchObject({ note: 'Ley nueva', rules: draft.rules });
  });

  it('[CO-02] tells of every version who published it, when, and what differs from the one before', async () => {
    const [hours] = inForce.rules;
    const late = hours && { ...hours, open: [{ ...hours.open?.[0], to: '21:00' }] };
    const second = {
      ...draft,
      status: 'published',
      published_at: '2026-11-24T15:00:00Z',
      published_by: 'sara',
      rules: [late],
      cases: [ruleCaseOf(), ruleCaseOf({ name: 'Sábado' })],
    } as typeof draft;
    open({
      ...packsOf([second, { ...inForce, status: 'superseded' }]),
      'GET /api/v1/record-names': () => ({ data: [{ of: 'core.user:sara', name: 'Sara Núñez' }] }),
    });
    const versions = within(await screen.findByRole('region', { name: 'Versiones' }));
    expect(await versions.findByText('Sara Núñez')).toBeDefined();
    expect(versions.getByText('24/11/2026, 12:00')).toBeDefined();
    expect(versions.getByText('Regla cambiada: De lunes a viernes.')).toBeDefined();
    expect(versions.getByText('Lunes–Viernes 08:00–21:00')).toBeDefined();
    expect(versions.getByText('Caso agregado: Sábado')).toBeDefined();
    expect(versions.getByText('Vino con el producto')).toBeDefined();
  });
});
