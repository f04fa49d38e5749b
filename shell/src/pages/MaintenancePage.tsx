import { Button } from '@fluentui/react-components';
import { formatDateTime, useLanguage, useTranslation } from '@recobro/sdk';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Maintenance } from '../app/boot';
import { useBoot } from '../app/bootContext';
import { ErrorScreen } from './ErrorScreen';

const RETRY_MS = 5_000;

/** Its own, because the page stands before sign-in too. */
const queries = new QueryClient();

/** Planned downtime: asks the host every five seconds and returns by itself when it is over. */
export function MaintenancePage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const boot = useBoot();
  const asked = useQuery(
    {
      queryKey: ['maintenance'],
      queryFn: askState,
      initialData: { closed: true, state: boot.maintenance ?? undefined },
      initialDataUpdatedAt: 0,
      refetchInterval: RETRY_MS,
      retry: false,
    },
    queries,
  );
  const { closed, state } = asked.data;
  useEffect(() => {
    if (!closed) location.replace('/');
  }, [closed]);
  const until = state?.until;
  return (
    <ErrorScreen
      code="503"
      title={t('maintenance.title')}
      description={
        state?.message[language] ||
        (until
          ? t('maintenance.until', { until: formatDateTime(until, language) })
          : t('maintenance.description'))
      }
      actions={
        <Button appearance="primary" disabled={asked.isFetching} onClick={() => void asked.refetch()}>
          {t('actions.retry')}
        </Button>
      }
    />
  );
}

interface Answer {
  closed: boolean;
  state?: Maintenance | undefined;
}

async function askState(): Promise<Answer> {
  const response = await fetch('/api/v1/public/maintenance', { cache: 'no-store' });
  if (!response.ok) throw new Error(`the host answers ${response.status}`);
  return ((await response.json()) as { data: Answer }).data;
}
