import { refusal, silence } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRead } from '../../api/client';
import type { Tag } from '../../api/schema.gen';
import { debtorOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { TagsSection } from './TagsSection';

const MANAGER = { 'portfolios.debtors:tag': 'all' } as const;
const PUT = 'PUT /api/v1/deudores/{id}/tags';

const tagOf = (id: string, name: string): Tag => ({
  ...{ version: 1, created_at: '', updated_at: '', created_by: 'u1', updated_by: 'u1' },
  id,
  name,
  color: 'blue',
});
const vip = tagOf('g1', 'VIP');

/** The section under the debtor as it is known at the moment. */
function Tags() {
  const debtor = useRead('/api/v1/deudores/{id}', { path: { id: 'd1' } }).data;
  return debtor ? <TagsSection debtor={debtor} /> : null;
}

describe('the tags of a debtor', () => {
  const open = async (more = {}, permissions: Record<string, 'all'> = MANAGER) => {
    const net = openScreen(<Tags />, {
      permissions,
      answers: {
        'GET /api/v1/deudores/{id}': () => ({ data: debtorOf({ tags: [vip] }) }),
        'GET /api/v1/deudores/tags': () => ({ data: [vip, tagOf('g2', 'Reincidente')] }),
        ...more,
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Etiquetas' }));
    return { net, section };
  };
  const pick = async (name: string) => {
    const button = await screen.findByRole('button', { name: 'Etiquetar' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
  };

  it('show a change at once, while it is on its way with those that stay', async () => {
    const { net, section } = await open({ [PUT]: silence });
    await pick('Reincidente');
    expect(await section.findByText('Reincidente')).toBeTruthy();
    await waitFor(() => expect(net.of(PUT)[0]?.body).toEqual({ tag_ids: ['g1', 'g2'] }));
  });

  it('are again as they were when the change is refused, and say why', async () => {
    const { net, section } = await open({
      [PUT]: () => refusal(409, { title: 'La etiqueta ya no existe' }),
    });
    net.change({ 'GET /api/v1/deudores/{id}': silence });
    await pick('VIP');
    await screen.findByText('La etiqueta ya no existe');
    expect(await section.findByText('VIP')).toBeTruthy();
  });

  it('are not changed by whoever may not', async () => {
    const { section } = await open({}, {});
    expect(section.getByText('VIP')).toBeTruthy();
    expect(section.queryByRole('button')).toBeNull();
  });

  it('say that there are none', async () => {
    const { section } = await open({ 'GET /api/v1/deudores/{id}': () => ({ data: debtorOf() }) });
    expect(section.getByText('Sin etiquetas')).toBeTruthy();
  });
});
