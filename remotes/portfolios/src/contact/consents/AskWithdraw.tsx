import { Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { useConsenting } from '../../api/consents';
import type { Consent } from '../../api/types';
import { useConsentName } from './ConsentRow';

/** Props of AskWithdraw. */
interface AskWithdrawProps {
  consent: Consent;
  onClose: () => void;
}

/** Notes after a question that a debtor took a consent back. */
export function AskWithdraw({ consent, onClose }: AskWithdrawProps) {
  const { t } = useTranslation('portfolios');
  const nameOf = useConsentName();
  const { revoke } = useConsenting();
  return (
    <ConfirmDialog
      open={consent}
      title={t('consents.withdrawing')}
      action={t('consents.withdrawDo')}
      onConfirm={({ id }) => revoke.mutateAsync({ path: { id } })}
      onClose={onClose}
    >
      <Text weight="semibold">{nameOf(consent)}</Text>
      <Text as="p">{t('consents.withdrawMeans')}</Text>
    </ConfirmDialog>
  );
}
