import { pageOf, refusal } from '@recobro/sdk/testing';
import { describe, expect, it, rs } from '@rstest/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openScreen } from '../../test/screens';
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
  'POST /api/v1/deudores/tag': () => ({
    data: { count: 2, queued: false, before: [{ tag_id: 'g2', ids: ['d1'] }] },
  }),
  'POST /api/v1/deudores/assign': () => ({
    data: {
      count: 2,
      queued: false,
      before: [{ assignee_id: 'u9', ids: ['d1'] }, { ids: ['d2'] }],
    },
  }),
};

describe('what is done to many debtors at once', () => {
  const open = (Dialog: typeof TagDialog, more = {}, all: object = {}) => {
    const done = { onDone: rs.fn(), onClose: rs.fn() };
    const props = { meant: { ids: ['d1', 'd2'] }, count: 2, held: 1, ...all };
    const net = openScreen(<Dialog {...props} {...done} />, { answers: { ...answers, ...more } });
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

  const assigned = ({ net }: Pick<ReturnType<typeof open>, 'net'>) =>
    net.of('POST /api/v1/deudores/assign').map(({ body }) => body);

  it('goes back to the tags that each had', async () => {
    const { net } = open(TagDialog);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Reincidente' }));
    await userEvent.click(act('Etiquetar'));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(net.of('POST /api/v1/deudores/tag')).toHaveLength(2));
    expect(net.of('POST /api/v1/deudores/tag')[1]?.body).toEqual({ ids: ['d2'], add: [], remove: ['g2'] });
  });

  it('begins with nobody chosen, and says how many have somebody already', async () => {
    open(AssignDialog);
    await screen.findByText('Asignar 2 deudores');
    expect(screen.getByText('1 ya tiene gestor: pasa a quien elija.')).toBeTruthy();
    expect(act('Asignar')).toHaveProperty('disabled', true);
  });

  it('looks for people on the server, however many there are, and gives them to the one chosen', async () => {
    const { net, onDone } = open(AssignDialog);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Asignado a' }), 'góm');
    await waitFor(() => expect(net.of('GET /api/v1/users').at(-1)?.query.get('username')).toBe('góm'));
    await screen.findByRole('option', { name: 'Luis Gómez' });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(act('Asignar'));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(assigned({ net })).toEqual([{ ids: ['d1', 'd2'], assignee_id: 'u2' }]);
    expect(screen.getByText('2 deudores asignados a Luis Gómez')).toBeTruthy();
  });

  it('goes on to the next page of people', async () => {
    const luis = { id: 'u2', username: 'luis', display_name: 'Luis Gómez', version: 1 };
    const { net } = open(AssignDialog, {
      'GET /api/v1/users': ({ query }: { query: URLSearchParams }) =>
        query.get('cursor')
          ? pageOf([luis])
          : pageOf([{ ...luis, id: 'u3', display_name: 'Ana' }], { next: 'c2' }),
    });
    await screen.findByRole('option', { name: 'Ana' });
    await userEvent.click(act('Ver más'));
    await screen.findByRole('option', { name: 'Luis Gómez' });
    expect(net.of('GET /api/v1/users').at(-1)?.query.get('cursor')).toBe('c2');
  });

  it('takes them back from whoever had them, and gives them back on request', async () => {
    const { net, onDone } = open(AssignDialog);
    await userEvent.click(await screen.findByRole('option', { name: 'Sin asignar' }));
    await userEvent.click(act('Asignar'));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(assigned({ net })).toEqual([{ ids: ['d1', 'd2'], assignee_id: '' }]);
    expect(screen.getByText('2 deudores quedaron sin asignar')).toBeTruthy();
    await userEvent.click(act('Deshacer'));
    await waitFor(() => expect(assigned({ net })).toHaveLength(3));
    expect(assigned({ net }).slice(1)).toEqual([
      { ids: ['d1'], assignee_id: 'u9' },
      { ids: ['d2'], assignee_id: '' },
    ]);
  });

  it('says that all of a long list follow in the background, with nothing to take back', async () => {
    const filter = { status: ['new' as const] };
    const { net } = open(
      AssignDialog,
      { 'POST /api/v1/deudores/assign': () => ({ data: { count: 500, queued: true } }) },
      { meant: { filter }, count: 36_215, held: undefined },
    );
    await screen.findByText('Asignar 36.215 deudores');
    await userEvent.click(await screen.findByRole('option', { name: 'Luis Gómez' }));
    await userEvent.click(act('Asignar'));
    await screen.findByText(/^Se están asignando 36\.215 deudores a Luis Gómez/);
    expect(assigned({ net })).toEqual([{ filter, assignee_id: 'u2' }]);
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });
});
