import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { ApiError, useCan, useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { useState } from 'react';
import { type PortfolioMove, useMovePortfolio } from '../api/portfolioQueries';
import type { Portfolio } from '../api/types';
import { backMove, FINAL_MOVES, portfolioMoves } from './status';

/** The ways a portfolio may go from where it stands; what cannot be undone asks first. */
export function PortfolioMoves({ portfolio, etag }: { portfolio: Portfolio; etag: string }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const toasts = useToasts();
  const move = useMovePortfolio(portfolio.id);
  const [asking, setAsking] = useState<PortfolioMove>();
  const moves = portfolioMoves[portfolio.status];
  if (!can('portfolios.portfolios:update') || moves.length === 0) return null;
  const make = async (to: PortfolioMove) => {
    const moved = await move.mutateAsync({ move: to, etag });
    const told = t(`portfolios.moved.${to}`, { name: portfolio.name });
    const back = backMove(portfolio.status, to);
    if (back) toasts.undoable(told, () => move.mutateAsync({ move: back, etag: moved.etag }));
    else toasts.success(told);
  };
  const go = (to: PortfolioMove) => {
    if (FINAL_MOVES.includes(to)) return setAsking(to);
    make(to).catch((error) => toasts.error(error instanceof ApiError ? error.message : t('failed')));
  };
  const confirm = async () => {
    if (!asking) return;
    await make(asking);
    setAsking(undefined);
  };
  return (
    <>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button
            icon={<MoreHorizontalRegular />}
            aria-label={t('portfolios.states')}
            disabled={move.isPending}
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
        open={asking !== undefined}
        title={t(`portfolios.confirm.${asking ?? 'close'}`, { name: portfolio.name })}
        action={t(`portfolios.move.${asking ?? 'close'}`)}
        onConfirm={confirm}
        onClose={() => setAsking(undefined)}
      >
        {t(`portfolios.confirmReason.${asking ?? 'close'}`, { count: portfolio.debtors_count })}
      </ConfirmDialog>
    </>
  );
}
