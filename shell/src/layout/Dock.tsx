import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Slot } from '@recobro/sdk';
import { hairlineOver } from '@recobro/sdk/ui';
import { DOCK_SLOT } from '../remotes/fillings';
import { useFillers } from '../remotes/Slot';
import { useHeightAs } from './useHeightAs';

const useStyles = makeStyles({
  dock: {
    position: 'sticky',
    bottom: 'var(--notice, 0px)',
    zIndex: 9,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  filled: { ...hairlineOver, minHeight: '48px' }, // its room from the first: nothing moves when it comes
});

/** What stays at the foot of every page: the telephone. It stands outside the pages, so that none of them takes it along. */
export function Dock() {
  const styles = useStyles();
  const filled = useFillers(DOCK_SLOT).length > 0;
  return (
    <div id="dock" ref={useHeightAs('--dock')} className={mergeClasses(styles.dock, filled && styles.filled)}>
      <Slot name={DOCK_SLOT} />
    </div>
  );
}
