import { useTranslation } from '@recobro/sdk';
import { Facts, Loaded, StatusBadge } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import { callTone } from '../log/status';

/** What became of a call that tries a trunk, as it goes on, with its figures. */
export function TestResult({ id }: { id: string }) {
  const { t } = useTranslation('calls');
  const read = useRead('/api/v1/llamadas/{id}', { path: { id } }, { quiet: true });
  return (
    <Loaded read={read}>
      {(call) => (
        <Facts
          facts={[
            {
              name: t('calls.status'),
              value: <StatusBadge tone={callTone[call.status]}>{t(`status.${call.status}`)}</StatusBadge>,
            },
            { name: t('calls.endReason'), value: call.end_reason && t(`end.${call.end_reason}`) },
            { name: t('test.answer'), value: call.code > 0 ? `${call.code} ${call.reason}` : '' },
            { name: t('calls.quality'), value: t('quality.record', { ...call.quality }) },
          ]}
        />
      )}
    </Loaded>
  );
}
