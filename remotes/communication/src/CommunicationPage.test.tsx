import { testsOf } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../locales/es.json';
import type { paths } from './api/schema.gen';
import type { Hours, Sender, Template } from './api/types';
import { CommunicationPage } from './CommunicationPage';

const { openScreen, itTellsItsStates } = testsOf<paths>({ communication: es });

const row = { id: 'x1', version: 3, created_at: '', updated_at: '', created_by: '', updated_by: '' };
const open = { from: '09:00', to: '19:00' };
const hours: Hours = { ...row, week: [open, open, open, open, open, null, null] };
const sender: Sender = { ...row, name: 'Andina', channel: 'sms', address: '+59829001234', is_default: true };
const template: Template = {
  ...row,
  name: 'Aviso',
  channel: 'sms',
  status: 'active',
  texts: { es: { body: 'Hola' } },
};

const all = (rights: string[]) => Object.fromEntries(rights.map((right) => [right, 'all' as const]));
const WHAT = ['hours', 'senders', 'templates'];
const READER = all(WHAT.map((what) => `communication.${what}:read`));
const EDITOR = { ...READER, ...all(WHAT.map((what) => `communication.${what}:update`)) };
const answers = {
  'GET /api/v1/communication/hours': () => ({ data: hours }),
  'GET /api/v1/communication/senders': () => ({ data: [sender] }),
  'GET /api/v1/communication/templates': () => ({ data: [template] }),
  'POST /api/v1/communication/preview': () => ({ data: { body: 'Hola María', language: 'es' } }),
  'PUT /api/v1/communication/hours': () => ({ data: { ...hours, version: 4 } }),
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('how a company speaks to its debtors', () => {
  itTellsItsStates({
    draw: () => <CommunicationPage />,
    permissions: READER,
    answers,
    reads: 'GET /api/v1/communication/senders',
    shows: /Andina/,
    empty: { answer: { data: [] }, says: /Todavía no hay remitentes/ },
  });

  it('is read by managers, and changed by nobody who may not', async () => {
    openScreen(<CommunicationPage />, { permissions: READER, answers });
    await screen.findByText(/Andina/);
    expect(screen.queryByRole('button', { name: /Guardar|Agregar|Quitar|Crear/ })).toBeNull();
  });

  it('has its days switched off, on the version that was read', async () => {
    const net = openScreen(<CommunicationPage />, { permissions: EDITOR, answers });
    const days = await section('Horario de contacto');
    await userEvent.click(await days.findByRole('checkbox', { name: 'Viernes' }));
    await userEvent.click(days.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Se guardó el horario de contacto');
    const [sent] = net.of('PUT /api/v1/communication/hours');
    expect(sent?.body).toEqual({ week: [open, open, open, open, null, null, null] });
    expect(sent?.headers.get('If-Match')).toBe('"3"');
  });

  it('shows what a debtor would read of a template', async () => {
    openScreen(<CommunicationPage />, { permissions: READER, answers });
    const words = await section('Plantillas');
    await userEvent.click(await words.findByRole('button', { name: 'Aviso' }));
    await screen.findByText('Hola María');
  });
});
