import { makeStyles } from '@fluentui/react-components';
import { Slot, type SlotName } from '@recobro/sdk';
import { useFillers } from '../remotes/Slot';

const useStyles = makeStyles({
  // Its room from the first, where it is shown: the signs beside it stay where they are when it comes.
  filled: { display: 'inline-flex', '@media (min-width: 600px)': { minWidth: '32px', minHeight: '32px' } },
});

/** A place in the header for the sign of one module. */
export function HeaderSign({ name }: { name: SlotName }) {
  const styles = useStyles();
  if (useFillers(name).length === 0) return null;
  return (
    <span className={styles.filled}>
      <Slot name={name} />
    </span>
  );
}
