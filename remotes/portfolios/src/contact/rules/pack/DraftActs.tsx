import { Button } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useDrafting } from '../../../api/packs';
import type { RulePack } from '../../../api/types';
import { useCountryName } from '../../words';
import { PublishDialog } from './PublishDialog';

/** The two ways in which a draft ends. */
export function DraftActs({ draft }: { draft: RulePack }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const [asking, setAsking] = useState<'publish' | 'discard'>();
  const close = () => setAsking(undefined);
  return (
    <>
      {can('portfolios.rule_packs:delete') && (
        <Button size="small" onClick={() => setAsking('discard')}>
          {t('packs.discard')}
        </Button>
      )}
      {can('portfolios.rule_packs:update') && (
        <Button size="small" appearance="primary" onClick={() => setAsking('publish')}>
          {t('packs.publish')}
        </Button>
      )}
      {asking === 'publish' && <PublishDialog draft={draft} onClose={close} />}
      <AskDiscard draft={asking === 'discard' ? draft : undefined} onClose={close} />
    </>
  );
}

function AskDiscard({ draft, onClose }: { draft: RulePack | undefined; onClose: () => void }) {
  const { t } = useTranslation('portfolios');
  const country = useCountryName();
  const { discard } = useDrafting();
  return (
    <ConfirmDialog
      open={draft}
      title={t('packs.discarding', {
        country: draft ? country(draft.country) : '',
        number: draft?.number,
      })}
      action={t('packs.discard')}
      onConfirm={(known) => discard.mutateAsync({ path: { country: known.country }, known })}
      onClose={onClose}
    >
      {t('packs.discardMeans')}
    </ConfirmDialog>
  );
}
