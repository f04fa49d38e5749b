import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { plainList } from '@recobro/sdk/ui';
import type { QueueReason } from '../../api/types';
import { useReasonWords } from './words';

const useStyles = makeStyles({
  list: {
    ...plainList,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
  },
  one: { ':not(:last-child)::after': { content: '"\\00a0·"' } },
});

/** Why a debtor is next, the weightiest reason first. */
export function Reasons({ reasons }: { reasons: QueueReason[] }) {
  const styles = useStyles();
  const say = useReasonWords();
  return (
    <ul className={styles.list}>
      {reasons.map((one) => (
        <li key={one.code} className={styles.one}>
          <Text size={200}>{say(one)}</Text>
        </li>
      ))}
    </ul>
  );
}
