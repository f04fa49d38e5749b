import { useSession, useTranslation } from '@recobro/sdk';
import { StatusBadge } from '@recobro/sdk/ui';
import type { TenantLine } from '../api/schema.gen';

/** Whether a company's people come in, and whether one is there oneself. */
export function TenantState({ tenant }: { tenant: TenantLine }) {
  const { t } = useTranslation();
  const { me } = useSession();
  if (tenant.suspended_at) return <StatusBadge tone="danger">{t('tenants.suspended')}</StatusBadge>;
  if (tenant.id === me.tenant.id) return <StatusBadge tone="neutral">{t('tenants.here')}</StatusBadge>;
  return <StatusBadge tone="success">{t('tenants.open')}</StatusBadge>;
}
