import { Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Form, LongTextField, SidePanel } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { TenantLine } from '../api/schema.gen';
import { useLeaving } from '../auth/useLeaving';

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(5, 'short 5'), z.maxLength(300, 'long 300')),
});

interface EnterTenantPanelProps {
  /** The company to enter; absent: nothing is asked. */
  tenant: TenantLine | undefined;
  onClose: () => void;
}

/** Asks why a company is entered: the reason stands on its record. */
export function EnterTenantPanel({ tenant, onClose }: EnterTenantPanelProps) {
  const { t } = useTranslation();
  const leaving = useLeaving();
  const enter = useWrite('POST', '/api/v1/tenants/{id}/visits', {
    quiet: true,
    onSuccess: () => location.assign('/'), // another session, so another page
  });
  const submit = (id: string, reason: string) =>
    leaving(() => enter.mutateAsync({ path: { id }, body: { reason } }));
  const name = tenant?.name ?? '';
  return (
    <SidePanel open={tenant !== undefined} title={t('tenants.enterTitle', { name })} onClose={onClose}>
      {tenant && (
        <Form
          schema={schema}
          values={{ reason: '' }}
          onSubmit={({ reason }) => submit(tenant.id, reason)}
          submitLabel={t('tenants.enter')}
          onCancel={onClose}
        >
          <Text>{t('tenants.enterLead')}</Text>
          <LongTextField name="reason" label={t('tenants.reason')} help={t('tenants.reasonHint')} required />
        </Form>
      )}
    </SidePanel>
  );
}
