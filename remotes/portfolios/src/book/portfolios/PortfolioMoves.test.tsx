import { refusal } from '@recobro/sdk/testing';
import { describe, expect, it } from '@rstest/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PortfolioStatus } from '../../api/types';
import { portfolioOf } from '../../test/records';
import { openScreen } from '../../test/screens';
import { PortfolioMoves } from './PortfolioMoves';

const PAUSE = 'POST /api/v1/carteras/{id}/pause';
const CLOSE = 'POST /api/v1/carteras/{id}/close';
const MAY = { 'portfolios.portfolios:update': 'all' } as const;

describe('the states of a portfolio', () => {
  const draw = (status: PortfolioStatus, answers = {}, permissions: Record<string, 'all'> = MAY) => {
    const portfolio = portfolioOf({ status, version: 6 });
    return openScreen(<PortfolioMoves portfolio={portfolio} />, { permissions, answers });
  };
  const choices = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar estado' }));
    return screen.findAllByRole('menuitem');
  };
  const choose = async (name: string) => {
    const all = await choices();
    await userEvent.click(all.find((item) => item.textContent === name) as HTMLElement);
  };

  it.each<[PortfolioStatus, string[]]>([
    ['draft', ['Activar', 'Archivar']],
    ['active', ['Pausar', 'Cerrar']],
    ['paused', ['Activar', 'Cerrar']],
    ['closed', ['Archivar']],
    ['archived', ['Restaurar']],
  ])('lead from %s to %s', async (status, moves) => {
    draw(status);
    expect((await choices()).map((item) => item.textContent)).toEqual(moves);
  });

  it('lead nowhere for whoever may not change a portfolio', () => {
    draw('active', {}, {});
    expect(screen.queryByRole('button', { name: 'Cambiar estado' })).toBeNull();
  });

  it('change at once where it can be undone, in the version that was read', async () => {
    const net = draw('active', { [PAUSE]: () => ({ data: portfolioOf({ status: 'paused' }) }) });
    await choose('Pausar');
    await screen.findByText('Cartera Tarjetas en pausa');
    expect(net.of(PAUSE)[0]?.headers.get('If-Match')).toBe('"6"');
  });

  it('offer the way back where there is one, in the version that came of it', async () => {
    const net = draw('closed', {
      'POST /api/v1/carteras/{id}/archive': () => ({ data: portfolioOf({ status: 'archived', version: 7 }) }),
      'POST /api/v1/carteras/{id}/restore': () => ({ data: portfolioOf({ status: 'closed', version: 8 }) }),
    });
    await choose('Archivar');
    await screen.findByText('Cartera Tarjetas archivada');
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(net.of('POST /api/v1/carteras/{id}/restore')).toHaveLength(1));
    expect(net.of('POST /api/v1/carteras/{id}/restore')[0]?.headers.get('If-Match')).toBe('"7"');
  });

  it('say why where a change is refused', async () => {
    draw('active', { [PAUSE]: () => refusal(409, { title: 'Hay una importación en curso' }) });
    await choose('Pausar');
    expect(await screen.findByText('Hay una importación en curso')).toBeTruthy();
  });

  it('ask before a portfolio is closed for good, naming it and how many are in it', async () => {
    const net = draw('active', { [CLOSE]: () => refusal(409, { title: 'Hay una importación en curso' }) });
    await choose('Cerrar');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('¿Cerrar la cartera Tarjetas?')).toBeTruthy();
    expect(dialog.getByText(/^Tiene 2 deudores\./)).toBeTruthy();
    expect(net.asked).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await dialog.findByText('Hay una importación en curso');
    net.change({ [CLOSE]: () => ({ data: portfolioOf({ status: 'closed' }) }) });
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByText('Cartera Tarjetas cerrada')).toBeTruthy();
  });
});
