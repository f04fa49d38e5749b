import { Field, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose, ConfirmDialog, choicesOf } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { TenantLine } from '../api/schema.gen';

/** Why a company is suspended. */
const REASONS = ['payment', 'request', 'security', 'other'] as const;

const useStyles = makeStyles({
  text: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, overflowWrap: 'anywhere' },
});

/** Asks before nobody of a company comes in any more, saying how many people that is and what they will read. */
export function SuspendTenant({ tenant, onClose }: { tenant: TenantLine; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [reason, setReason] = useState<(typeof REASONS)[number]>('payment');
  const { id, name, figures } = tenant;
  const suspend = useWrite('PUT', '/api/v1/tenants/{id}/suspension', {
    quiet: true,
    says: () => t('tenants.wasSuspended', { name }),
  });
  return (
    <ConfirmDialog
      open
      title={t('tenants.suspendTitle', { name })}
      action={t('tenants.suspend')}
      onConfirm={() => suspend.mutateAsync({ path: { id }, body: { reason } })}
      onClose={onClose}
    >
      <div className={styles.text}>
        <Text>{t('tenants.suspendEffect', { count: figures.people })}</Text>
        <Field label={t('tenants.why')}>
          <Choose value={reason} choices={choicesOf(t, 'tenants.reasons', REASONS)} onChoose={setReason} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
