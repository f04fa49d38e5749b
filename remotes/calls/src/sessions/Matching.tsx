import { Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useFormats, useFormValue, useSettled } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { SessionForm } from './sessionForm';

/** How many debtors the session would call, as one chooses. */
export function Matching() {
  const { t } = useTranslation('calls');
  const { count } = useFormats();
  const portfolio_id = useFormValue<string>('portfolio_id');
  const bucket = useFormValue<SessionForm['bucket']>('bucket');
  const status = useFormValue<SessionForm['status']>('status');
  const query = useSettled(JSON.stringify({ portfolio_id, bucket, status }));
  const read = useRead(
    '/api/v1/sesiones/matching',
    { query: JSON.parse(query) },
    { enabled: portfolio_id !== '', quiet: true },
  );
  if (portfolio_id === '') return null;
  return (
    <Text role="status" weight="semibold">
      {read.data && t('sessions.matching', { count: read.data.debtors, shown: count(read.data.debtors) })}
    </Text>
  );
}
