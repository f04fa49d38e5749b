import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { ErrorState, LinkButton, Section, useFormats } from '@recobro/sdk/ui';
import { useList } from '../api/client';
import { TaskLines } from './TaskLines';

const SHOWN = 6;

const useStyles = makeStyles({
  none: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlockEnd: tokens.spacingVerticalM,
  },
});

/** What the person has to do that is overdue or due soon, the most pressing first. */
export function MyDueTasks() {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const { count } = useFormats();
  const { data, error, isPending, refetch } = useList('/api/v1/tasks', {
    query: { assignee: 'me', due: 'soon', page: 1, pageSize: SHOWN, sort: 'due_at' },
  });
  const tasks = data?.data ?? [];
  return (
    <Section
      title={t('slots.mine')}
      count={data && data.meta.total > 0 ? count(data.meta.total) : undefined}
      flush
      waiting={isPending}
      actions={
        <LinkButton to="/tasks?assignee=me&sort=due_at" size="small" appearance="subtle">
          {t('slots.all')}
        </LinkButton>
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && tasks.length === 0 && <Text className={styles.none}>{t('slots.noneMine')}</Text>}
      <TaskLines tasks={tasks} about />
    </Section>
  );
}
