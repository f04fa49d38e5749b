import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  ArrowDownRegular,
  ArrowUpRegular,
  CalendarRegular,
  CheckmarkCircleFilled,
  CircleHalfFillRegular,
  CircleHintRegular,
  CircleRegular,
  DismissCircleRegular,
  ImportantFilled,
  SubtractRegular,
} from '@fluentui/react-icons';
import { dayIn, daysAfter, useSession, useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import { useTaskSettings } from '../api/queries';
import type { Label, Priority, Status, Task } from '../api/types';

const statusIcons = {
  backlog: CircleHintRegular,
  todo: CircleRegular,
  'in progress': CircleHalfFillRegular,
  done: CheckmarkCircleFilled,
  canceled: DismissCircleRegular,
} as const;

const priorityIcons = {
  low: ArrowDownRegular,
  medium: SubtractRegular,
  high: ArrowUpRegular,
  critical: ImportantFilled,
} as const;

const useStyles = makeStyles({
  mark: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    minWidth: 0,
  },
  icon: { flexShrink: 0, fontSize: '16px', color: tokens.colorNeutralForeground3 },
  working: { color: tokens.colorBrandForeground1 },
  done: { color: tokens.colorStatusSuccessForeground1 },
  high: { color: tokens.colorStatusWarningForeground3 },
  critical: { color: tokens.colorStatusDangerForeground3 },
  due: { fontVariantNumeric: 'tabular-nums', flexShrink: 0 },
  late: { color: tokens.colorStatusDangerForeground3 },
  soon: { color: tokens.colorStatusWarningForeground3 },
});

/** A status: sign and word. */
export function StatusMark({ status }: { status: Status }) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  return (
    <span className={styles.mark}>
      <StatusIcon status={status} />
      {t(`status.${status}`)}
    </span>
  );
}

export function StatusIcon({ status }: { status: Status }) {
  const styles = useStyles();
  const Icon = statusIcons[status];
  return (
    <Icon
      aria-hidden
      className={mergeClasses(
        styles.icon,
        status === 'in progress' && styles.working,
        status === 'done' && styles.done,
      )}
    />
  );
}

/** A priority: sign and word, or the sign alone where room is short. */
export function PriorityMark({ priority, short }: { priority: Priority; short?: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const Icon = priorityIcons[priority];
  const word = t(`priority.${priority}`);
  const tone = priority === 'critical' ? styles.critical : priority === 'high' ? styles.high : undefined;
  return (
    <span className={styles.mark}>
      <Icon
        aria-hidden={!short}
        role={short ? 'img' : undefined}
        aria-label={short ? word : undefined}
        title={short ? word : undefined}
        className={mergeClasses(styles.icon, tone)}
      />
      {!short && word}
    </span>
  );
}

export function LabelMark({ label }: { label: Label | '' }) {
  const { t } = useTranslation('tasks');
  if (!label) return null;
  return (
    <Badge appearance="outline" color="informative" shape="rounded" size="medium">
      {t(`label.${label}`)}
    </Badge>
  );
}

/** The day a task must be done by: what is late, of today or soon stands out, by word as by colour. */
export function DueMark({ task }: { task: Pick<Task, 'due_at' | 'status'> }) {
  const styles = useStyles();
  const { t } = useTranslation('tasks');
  const { instant } = useFormats();
  const { timezone } = useSession().me.tenant;
  const { data } = useTaskSettings();
  if (!task.due_at) return null;
  const day = dayIn(task.due_at, timezone);
  const today = dayIn(new Date().toISOString(), timezone);
  const open = task.status !== 'done' && task.status !== 'canceled';
  const late = open && day < today;
  const isToday = open && day === today;
  const soon = open && !late && day <= daysAfter(today, data?.due_soon_days ?? 0);
  const date = instant(day, 'date');
  const words = late
    ? t('due.late', { date })
    : isToday
      ? t('due.today')
      : soon
        ? t('due.soon', { date })
        : date;
  return (
    <span className={mergeClasses(styles.mark, styles.due, late && styles.late, soon && styles.soon)}>
      <CalendarRegular aria-hidden fontSize={16} />
      <time dateTime={task.due_at}>{words}</time>
    </span>
  );
}
