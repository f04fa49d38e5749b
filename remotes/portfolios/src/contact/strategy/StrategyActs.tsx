import { Button } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useStrategyDrafting } from '../../api/strategies';
import type { Strategy } from '../../api/types';

/** How the next version begins, and the two ways in which a draft ends. */
export function StrategyActs({ latest }: { latest: Strategy }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const { begin, discard, publish } = useStrategyDrafting();
  const [asked, setAsked] = useState<'publish' | 'discard'>();
  const path = { portfolio_id: latest.portfolio_id };
  const close = () => setAsked(undefined);
  if (latest.status !== 'draft')
    return can('portfolios.strategies:create') ? (
      <Button disabledFocusable={begin.isPending} onClick={() => begin.mutate({ path })}>
        {t('strategy.begin')}
      </Button>
    ) : null;
  if (!can('portfolios.strategies:update')) return null;
  return (
    <>
      <Button onClick={() => setAsked('discard')}>{t('strategy.discard')}</Button>
      <Button appearance="primary" onClick={() => setAsked('publish')}>
        {t('strategy.publish')}
      </Button>
      <ConfirmDialog
        open={asked === 'publish' ? latest : undefined}
        title={t('strategy.publishTitle', { number: latest.number })}
        action={t('strategy.publish')}
        onConfirm={(known) => publish.mutateAsync({ path, known })}
        onClose={close}
      >
        {t('strategy.publishMeans')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'discard' ? latest : undefined}
        title={t('strategy.discardTitle')}
        action={t('strategy.discard')}
        onConfirm={(known) => discard.mutateAsync({ path, known })}
        onClose={close}
      >
        {t('strategy.discardMeans')}
      </ConfirmDialog>
    </>
  );
}
