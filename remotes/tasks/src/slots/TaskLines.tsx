import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link } from '@recobro/sdk';
import type { Task } from '../api/types';
import { DueMark, PriorityMark, StatusIcon } from '../task/marks';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '40px',
    paddingBlock: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    flexGrow: 1,
    minWidth: 0,
  },
  title: {
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  about: { color: tokens.colorNeutralForeground3 },
});

/** Tasks in short, each with the way to it. */
export function TaskLines({ tasks, about }: { tasks: Task[]; about?: boolean }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <li key={task.id} className={styles.line}>
          <StatusIcon status={task.status} />
          <span className={styles.words}>
            <Link to={`/tasks?task=${task.id}`} className={styles.title}>
              {task.title}
            </Link>
            {about && task.link && (
              <Text size={200} className={styles.about}>
                {task.link.title}
              </Text>
            )}
            <DueMark task={task} />
          </span>
          <PriorityMark priority={task.priority} short />
        </li>
      ))}
    </ul>
  );
}
