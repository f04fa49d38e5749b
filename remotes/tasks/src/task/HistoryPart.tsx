import { Body1Strong, makeStyles, tokens } from '@fluentui/react-components';
import { AddCircleRegular, ArrowSortRegular, EditRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { ErrorState, History, type TimelineKind } from '@recobro/sdk/ui';
import { usePages } from '../api/client';

const NAMESPACES = ['tasks'];

const useStyles = makeStyles({
  title: { display: 'block', margin: 0, paddingBlockEnd: tokens.spacingVerticalXS },
});

/** What happened to a task, the latest first. */
export function HistoryPart({ taskId }: { taskId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const history = usePages('/api/v1/tasks/{id}/history', { path: { id: taskId }, query: { pageSize: 50 } });
  return (
    <section aria-label={t('history.title')}>
      <Body1Strong as="h3" className={styles.title}>
        {t('history.title')}
      </Body1Strong>
      {history.error && !history.data ? (
        <ErrorState error={history.error} onRetry={() => void history.refetch()} />
      ) : (
        <History
          label={t('history.title')}
          lines={history.data?.rows ?? []}
          namespaces={NAMESPACES}
          strandOf={signOf}
          earlier={history}
        />
      )}
    </section>
  );
}

function signOf(name: string): [TimelineKind, typeof EditRegular] {
  const Icon = name.endsWith('.created')
    ? AddCircleRegular
    : name.endsWith('.ordered')
      ? ArrowSortRegular
      : EditRegular;
  return ['contact', Icon];
}
