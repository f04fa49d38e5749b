import { Button, makeStyles, mergeClasses, Spinner, Text, tokens } from '@fluentui/react-components';
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { Link, of, useCan, usePeople, useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, DateText, type Fact, Facts } from '@recobro/sdk/ui';
import { useUpdateTask } from '../api/queries';
import { STATUSES, type Task } from '../api/types';
import { ChecklistPart } from './ChecklistPart';
import { HistoryPart } from './HistoryPart';
import { DueMark, LabelMark, PriorityMark } from './marks';

const useStyles = makeStyles({
  view: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXL,
    paddingBlockEnd: tokens.spacingVerticalXXL,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  status: { minWidth: '160px' },
  description: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 },
  // The line that says when it was closed comes and goes as the last one: what is below keeps its place.
  roomToClose: { paddingBlockEnd: `calc(${tokens.lineHeightBase300} + ${tokens.spacingVerticalS})` },
  push: { marginInlineStart: 'auto' },
  link: { color: tokens.colorBrandForegroundLink },
});

/** Props of TaskView. */
interface TaskViewProps {
  task: Task;
  /** The form is on its way. */
  waiting?: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** One task: what it is, its steps, what happened to it. */
export function TaskView({ task, waiting = false, onEdit, onDelete }: TaskViewProps) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const can = useCan();
  const mayChange = can('tasks.tasks:update');
  const update = useUpdateTask();
  const facts = useTaskFacts(task);
  return (
    <div className={styles.view}>
      <div className={styles.actions}>
        {mayChange && (
          <>
            <Choose
              className={styles.status}
              aria-label={t('fields.status')}
              value={task.status}
              disabled={update.isPending}
              choices={choicesOf(t, 'status', STATUSES)}
              onChoose={(status) => update.mutate({ ...of(task), body: { status } })}
            />
            <Button icon={waiting ? <Spinner size="tiny" /> : <EditRegular />} onClick={onEdit}>
              {t('edit')}
            </Button>
          </>
        )}
        {can('tasks.tasks:delete') && (
          <Button
            className={styles.push}
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={t('delete')}
            title={t('delete')}
            onClick={onDelete}
          />
        )}
      </div>
      {task.description && (
        <Text as="p" className={styles.description}>
          {task.description}
        </Text>
      )}
      <div className={mergeClasses(!task.closed_at && styles.roomToClose)}>
        <Facts facts={facts} />
      </div>
      <ChecklistPart task={task} mayChange={mayChange} />
      <HistoryPart taskId={task.id} />
    </div>
  );
}

function useTaskFacts(task: Task): Fact[] {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const people = usePeople().data;
  const person = (id: string) => people?.find((one) => one.id === id)?.display_name;
  const facts: (Fact | false)[] = [
    { name: t('fields.priority'), value: <PriorityMark priority={task.priority} /> },
    { name: t('fields.assignee'), value: person(task.assignee_id) ?? t('nobody') },
    { name: t('fields.due'), value: task.due_at ? <DueMark task={task} /> : t('due.none') },
    Boolean(task.label) && { name: t('fields.label'), value: <LabelMark label={task.label} /> },
    task.link !== undefined && {
      name: t('fields.link'),
      value: (
        <Link className={styles.link} to={`/${task.link.type}s/${encodeURIComponent(task.link.id)}`}>
          {task.link.title}
        </Link>
      ),
    },
    task.origin !== 'manual' && { name: t('fields.origin'), value: t(`origin.${task.origin}`) },
    { name: t('fields.created'), value: <DateText value={task.created_at} /> },
    { name: t('fields.createdBy'), value: person(task.created_by) },
    Boolean(task.closed_at) && { name: t('fields.closed'), value: <DateText value={task.closed_at} /> },
  ];
  return facts.filter((fact) => fact !== false);
}
