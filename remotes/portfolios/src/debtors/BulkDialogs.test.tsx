import { network, pageOf, refusal, renderScreen, speak } from '@recobro/sdk/testing';
import { beforeEach, describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '../../locales/es.json';
import { AssignDialog, TagDialog } from './BulkDialogs';

const tag = { version: 1, created_at: '', updated_at: '', created_by: 'u1', updated_by: 'u1' };
const answers = {
  'GET /api/v1/deudores/tags': () => ({
    data: [
      { ...tag, id: 'g1', name: 'VIP', color: 'blue' as const },
      { ...tag, id: 'g2', name: 'Reincidente', color: 'red' as const },
    ],
  }),
  'GET /api/v1/users': () => pageOf([{ id: 'u2', username: 'luis', display_name: 'Luis Gómez', version: 1 }]),
  'POST /api/v1/deudores/tag': () => ({ data: { count: 2 } }),
  'POST /api/v1/deudores/assign': () => ({ data: { count: 2 } }),
};

describe('what is done to many debtors at once', () => {
  beforeEach(() => speak({ portfolios: es }));

  const open = (Dialog: typeof TagDialog, more = {}) => {
    const net = network({ ...answers, ...more });
    const done = { onDone: rs.fn(), onClose: rs.fn() };
    renderScreen(<Dialog ids={['d1', 'd2']} {...done} />, { answer: net.answer });
    return { net, ...done };
  };
  const act = (name: string) => screen.getByRole('button', { name });

  it('tags them with what was chosen, and with nothing that was chosen and let go', async () => {
    const { net, onDone } = open(TagDialog);
    await screen.findByText('Etiquetar 2 deudores');
    expect(act('Etiquetar')).toHaveProperty('disabled', true);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'VIP' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Reincidente' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'VIP' }));
    await userEvent.click(act('Etiquetar'));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(net.of('POST /api/v1/deudores/tag')[0]?.body).toEqual({
      ids: ['d1', 'd2'],
      add: ['g2'],
      remove: [],
    });
    expect(screen.getByText('2 deudores etiquetados')).toBeTruthy();
  });

  it('keeps them picked and the choice open when it is refused', async () => {
    const title = 'Son demasiados deudores';
    const { onDone, onClose } = open(TagDialog, {
      'POST /api/v1/deudores/tag': () => refusal(422, { title }),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'VIP' }));
    await userEvent.click(act('Etiquetar'));
    await screen.findByText(title);
    expect(onDone).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('checkbox', { name: 'VIP' })).toHaveProperty('checked', true);
  });

  it('says that there are no tags to choose from', async () => {
    open(TagDialog, { 'GET /api/v1/deudores/tags': () => ({ data: [] }) });
    expect(await screen.findByText('Todavía no hay etiquetas.')).toBeTruthy();
  });

  it('takes them back from whoever had them', async () => {
    const { net, onDone } = open(AssignDialog);
    await screen.findByText('Asignar 2 deudores');
    await userEvent.click(act('Asignar'));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(net.of('POST /api/v1/deudores/assign')[0]?.body).toEqual({ ids: ['d1', 'd2'], assignee_id: '' });
    expect(screen.getByText('2 deudores asignados a Sin asignar')).toBeTruthy();
  });
});
