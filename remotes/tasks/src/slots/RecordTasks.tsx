import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { type SlotProps, type SlotSubject, useCan, useTranslation } from '@recobro/sdk';
import { ErrorState, Section, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useList } from '../api/client';
import { NewTask } from '../task/NewTask';
import { TaskLines } from './TaskLines';

const SHOWN = 5;

const useStyles = makeStyles({
  none: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlockEnd: tokens.spacingVerticalM,
  },
});

/** The open tasks about the record of a page, and a new one about it. */
export function RecordTasks({ subject }: SlotProps) {
  return subject ? <TasksOf subject={subject} /> : null;
}

function TasksOf({ subject }: { subject: SlotSubject }) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const { count } = useFormats();
  const can = useCan();
  const [writing, setWriting] = useState(false);
  const { data, error, isPending, refetch } = useList('/api/v1/tasks', {
    query: {
      link_type: subject.type,
      link_id: subject.id,
      status: ['backlog', 'todo', 'in progress'],
      page: 1,
      pageSize: SHOWN,
      sort: 'due_at',
    },
  });
  const tasks = data?.data ?? [];
  return (
    <Section
      title={t('title')}
      count={data && data.meta.total > 0 ? count(data.meta.total) : undefined}
      flush
      waiting={isPending}
      actions={
        can('tasks.tasks:create') && (
          <Button
            size="small"
            appearance="subtle"
            icon={<AddRegular />}
            aria-label={t('create')}
            onClick={() => setWriting(true)}
          />
        )
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && tasks.length === 0 && <Text className={styles.none}>{t('slots.noneHere')}</Text>}
      <TaskLines tasks={tasks} />
      {writing && (
        <NewTask
          link={{ ...subject, title: subject.title.slice(0, 200) }}
          onClose={() => setWriting(false)}
        />
      )}
    </Section>
  );
}
