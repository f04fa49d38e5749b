import { useTranslation } from '@recobro/sdk';
import { ConfirmDialog, Notice } from '@recobro/sdk/ui';
import { useDrafting, useVerdicts } from '../../../api/packs';
import type { RulePack } from '../../../api/types';
import { useCountryName } from '../../words';

/** Props of PublishDialog. */
interface PublishDialogProps {
  draft: RulePack;
  onClose: () => void;
}

/** Puts a draft in force after a question; not while one of its cases is decided otherwise than it says. */
export function PublishDialog({ draft, onClose }: PublishDialogProps) {
  const { t } = useTranslation('portfolios');
  const country = useCountryName()(draft.country);
  const { publish } = useDrafting();
  const failed = (useVerdicts(draft, true).data ?? []).filter(({ passed }) => !passed);
  return (
    <ConfirmDialog
      open={draft}
      title={t('packs.publishing', { country, number: draft.number })}
      action={t('packs.publish')}
      disabled={failed.length > 0}
      onConfirm={(known) => publish.mutateAsync({ path: { country: known.country }, known })}
      onClose={onClose}
    >
      {failed.length === 0 ? t('packs.publishMeans') : <Failed names={failed.map(({ name }) => name)} />}
    </ConfirmDialog>
  );
}

function Failed({ names }: { names: string[] }) {
  const { t } = useTranslation('portfolios');
  return (
    <Notice intent="error" layout="multiline" title={t('packs.cannotPublish', { count: names.length })}>
      {names.join(' · ')}
    </Notice>
  );
}
