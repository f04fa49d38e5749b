import { Body1Strong, makeStyles, tokens } from '@fluentui/react-components';
import { AddCircleRegular, ArrowSortRegular, EditRegular } from '@fluentui/react-icons';
import { usePeople, useTranslation } from '@recobro/sdk';
import { ErrorState, Timeline, type TimelineEntry, useFormats } from '@recobro/sdk/ui';
import { useHistory } from '../api/queries';
import type { Happening } from '../api/types';

const useStyles = makeStyles({
  title: { display: 'block', margin: 0, paddingBlockEnd: tokens.spacingVerticalXS },
});

/** What happened to a task, the latest first. */
export function HistoryPart({ taskId }: { taskId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const history = useHistory(taskId);
  const tell = useTelling();
  const entries = (history.data ?? []).map(tell);
  return (
    <section aria-label={t('history.title')}>
      <Body1Strong as="h3" className={styles.title}>
        {t('history.title')}
      </Body1Strong>
      {history.error && !history.data ? (
        <ErrorState error={history.error} onRetry={() => void history.refetch()} />
      ) : (
        <Timeline label={t('history.title')} entries={entries} />
      )}
    </section>
  );
}

/** Words for one line of the record. */
function useTelling() {
  const { t } = useTranslation('tasks');
  const { instant } = useFormats();
  const people = usePeople().data;
  const person = (id: unknown) => people?.find((one) => one.id === id)?.display_name ?? t('someone');
  const word = (field: string, value: unknown): string => {
    if (field === 'assignee_id') return value ? person(value) : t('nobody');
    if (field === 'due_at') return value ? instant(String(value), 'date') : t('due.none');
    if (field === 'label') return value ? t(`label.${value}`) : t('label.none');
    return t(`${field}.${value}`);
  };
  const changeOf = (field: string, change: { from?: unknown; to?: unknown }) =>
    ['status', 'priority', 'label', 'assignee_id', 'due_at'].includes(field)
      ? t('history.became', {
          field: t(`changed.${field}`),
          from: word(field, change.from),
          to: word(field, change.to),
        })
      : t('history.edited', { field: t(`changed.${field}`) });
  return (line: Happening): TimelineEntry => {
    const what = line.name.split('.').at(-1) ?? '';
    const changes = Object.entries(line.data?.changes ?? {});
    const Icon = what === 'created' ? AddCircleRegular : what === 'ordered' ? ArrowSortRegular : EditRegular;
    return {
      id: line.id,
      kind: 'contact',
      icon: <Icon fontSize={20} />,
      what:
        changes.length > 0
          ? changes.map(([field, change]) => changeOf(field, change)).join(' · ')
          : t(`event.${what}`),
      who: people?.find((one) => one.id === line.actor.id)?.display_name ?? line.actor.name,
      at: line.at,
    };
  };
}
