import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { usePeople, useTranslation } from '@recobro/sdk';
import { type Column, DateText } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { Task } from '../api/types';
import { DueMark, LabelMark, PriorityMark, StatusMark } from '../task/marks';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  figures: { fontVariantNumeric: 'tabular-nums' },
});

/** The columns of the table of tasks. */
export function useTaskColumns(): Column<Task>[] {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const people = usePeople().data;
  return useMemo(() => {
    const nobody = <Text className={styles.quiet}>{t('nobody')}</Text>;
    const person = (id: string) => people?.find((one) => one.id === id)?.display_name;
    return [
      {
        id: 'title',
        header: t('fields.title'),
        cell: (row) => row.title,
        sort: 'title',
        primary: true,
        width: 410,
      },
      {
        id: 'status',
        header: t('fields.status'),
        cell: (row) => <StatusMark status={row.status} />,
        sort: 'status',
        width: 138,
      },
      {
        id: 'priority',
        header: t('fields.priority'),
        cell: (row) => <PriorityMark priority={row.priority} />,
        sort: 'priority',
        width: 110,
      },
      {
        id: 'due',
        header: t('fields.due'),
        cell: (row) => <DueMark task={row} />,
        sort: 'due_at',
        width: 184,
      },
      {
        id: 'assignee',
        header: t('fields.assignee'),
        cell: (row) => person(row.assignee_id) ?? nobody,
        width: 150,
      },
      {
        id: 'label',
        header: t('fields.label'),
        cell: (row) => <LabelMark label={row.label} />,
        sort: 'label',
        width: 130,
      },
      {
        id: 'checklist',
        header: t('fields.checklist'),
        cell: (row) =>
          row.checklist.length > 0 && (
            <span className={styles.figures}>
              {`${row.checklist.filter((step) => step.done).length}/${row.checklist.length}`}
            </span>
          ),
        width: 90,
        hidden: true,
      },
      { id: 'link', header: t('fields.link'), cell: (row) => row.link?.title, width: 180, hidden: true },
      {
        id: 'created',
        header: t('fields.created'),
        cell: (row) => <DateText value={row.created_at} shape="relative" />,
        sort: 'created_at',
        width: 130,
        hidden: true,
      },
    ];
  }, [t, people, styles]);
}
