import { Button } from '@fluentui/react-components';
import { of, useCan, useToasts, useTranslation } from '@recobro/sdk';
import { Notice } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import { usePortfolioMoves } from '../../api/portfolios';

/** A portfolio in draft has debtors now: it is offered to be worked. */
export function ActivateOffer({ portfolioId }: { portfolioId: string }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const toasts = useToasts();
  const portfolio = useRead('/api/v1/carteras/{id}', { path: { id: portfolioId } }).data;
  const { activate } = usePortfolioMoves(false);
  if (portfolio?.status !== 'draft' || !can('portfolios.portfolios:update')) return null;
  const { name } = portfolio;
  const onSuccess = () => toasts.success(t('portfolios.moved.activate', { name }));
  return (
    <Notice
      intent="info"
      layout="multiline"
      action={
        <Button disabled={activate.isPending} onClick={() => activate.mutate(of(portfolio), { onSuccess })}>
          {t('portfolios.move.activate')}
        </Button>
      }
    >
      {t('imports.draft', { name })}
    </Notice>
  );
}
