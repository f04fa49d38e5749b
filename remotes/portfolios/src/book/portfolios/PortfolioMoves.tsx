import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { ApiError, of, useCan, useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { useState } from 'react';
import { type PortfolioMove, usePortfolioMoves } from '../../api/portfolios';
import type { Portfolio } from '../../api/types';
import { backMove, FINAL_MOVES, portfolioMoves } from './status';

/** The ways a portfolio may go from where it stands; what cannot be undone asks first. */
export function PortfolioMoves({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const toasts = useToasts();
  const ways = usePortfolioMoves();
  const [asking, setAsking] = useState<PortfolioMove>();
  const moves = portfolioMoves[portfolio.status];
  if (!can('portfolios.portfolios:update') || moves.length === 0) return null;
  const make = async (to: PortfolioMove) => {
    await ways[to].mutateAsync(of(portfolio));
    const told = t(`portfolios.moved.${to}`, { name: portfolio.name });
    const back = backMove(portfolio.status, to);
    if (back) toasts.undoable(told, () => ways[back].mutateAsync(of(portfolio)));
    else toasts.success(told);
  };
  const go = (to: PortfolioMove) => {
    if (FINAL_MOVES.includes(to)) return setAsking(to);
    make(to).catch((error) => toasts.error(error instanceof ApiError ? error.message : t('failed')));
  };
  return (
    <>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button
            icon={<MoreHorizontalRegular />}
            aria-label={t('portfolios.states')}
            disabled={Object.values(ways).some(({ isPending }) => isPending)}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {moves.map((to) => (
              <MenuItem key={to} onClick={() => go(to)}>
                {t(`portfolios.move.${to}`)}
              </MenuItem>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      <ConfirmDialog
        open={asking}
        title={t(`portfolios.confirm.${asking ?? 'close'}`, { name: portfolio.name })}
        action={t(`portfolios.move.${asking ?? 'close'}`)}
        onConfirm={make}
        onClose={() => setAsking(undefined)}
      >
        {t(`portfolios.confirmReason.${asking ?? 'close'}`, { count: portfolio.debtors_count })}
      </ConfirmDialog>
    </>
  );
}
