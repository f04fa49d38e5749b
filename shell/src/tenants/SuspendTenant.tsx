import { Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { useState } from 'react';
import { REASONS, type Reason, type TenantLine, useSuspendTenant } from './queries';

const useStyles = makeStyles({
  text: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, overflowWrap: 'anywhere' },
});

/** Asks before nobody of a company comes in any more, saying how many people that is and what they will read. */
export function SuspendTenant({ tenant, onClose }: { tenant: TenantLine; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const suspend = useSuspendTenant();
  const [reason, setReason] = useState<Reason>('payment');
  const { id, name, figures } = tenant;
  const confirm = async () => {
    await suspend.mutateAsync({ id, reason });
    toasts.success(t('tenants.wasSuspended', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('tenants.suspendTitle', { name })}
      action={t('tenants.suspend')}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles.text}>
        <Text>{t('tenants.suspendEffect', { count: figures.people })}</Text>
        <Field label={t('tenants.why')}>
          <Select value={reason} onChange={(_, { value }) => setReason(value as Reason)}>
            {REASONS.map((one) => (
              <option key={one} value={one}>
                {t(`tenants.reasons.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </ConfirmDialog>
  );
}
