import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { ErrorState, History } from '@recobro/sdk/ui';
import { useEffect } from 'react';
import { useServices } from '../app/servicesContext';
import { actorOf, hashedOf, useRecord } from './record';
import { isNews } from './useNewLines';
import { useRecordNamespaces } from './useRecordWords';

const useStyles = makeStyles({ none: { color: tokens.colorNeutralForeground3 } });

/** What was done to one thing, as far as the record may be seen. */
export function RecordOf({ type, subject }: { type: string; subject: string }) {
  const { t } = useTranslation();
  const can = useCan();
  return can('core.tracing_events:read') ? (
    <Lines type={type} subject={subject} />
  ) : (
    <Text>{t('tracing.notYours')}</Text>
  );
}

function Lines({ type, subject }: { type: string; subject: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const namespaces = useRecordNamespaces();
  const record = useRecord({ subject_type: type, subject, pageSize: 10 });
  const { live } = useServices();
  const { refetch } = record;
  useEffect(
    () =>
      live.on((event) => {
        if (isNews(event)) void refetch();
      }),
    [live, refetch],
  );
  const lines = record.data?.rows.map((event) => ({ ...event, actor: actorOf(event) })) ?? [];
  if (record.error) return <ErrorState error={record.error} onRetry={() => void record.refetch()} />;
  if (record.data && lines.length === 0) return <Text className={styles.none}>{t('tracing.nothing')}</Text>;
  return (
    <History
      label={t('tracing.title')}
      lines={lines}
      namespaces={namespaces}
      raw={hashedOf}
      earlier={record}
    />
  );
}
