import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { ApiError, useCan, useToasts, useTranslation } from '@recobro/sdk';
import { useMovePortfolio, usePortfolio } from '../api/portfolioQueries';

/** A portfolio in draft has debtors now: it is offered to be worked. */
export function ActivateOffer({ portfolioId }: { portfolioId: string }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const toasts = useToasts();
  const read = usePortfolio(portfolioId).data;
  const move = useMovePortfolio(portfolioId);
  if (read?.data.status !== 'draft' || !can('portfolios.portfolios:update')) return null;
  const name = read.data.name;
  const activate = () =>
    move.mutate(
      { move: 'activate', etag: read.etag },
      {
        onSuccess: () => toasts.success(t('portfolios.moved.activate', { name })),
        onError: (error) => toasts.error(error instanceof ApiError ? error.message : t('failed')),
      },
    );
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t('imports.draft', { name })}</MessageBarBody>
      <MessageBarActions>
        <Button disabled={move.isPending} onClick={activate}>
          {t('portfolios.move.activate')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
