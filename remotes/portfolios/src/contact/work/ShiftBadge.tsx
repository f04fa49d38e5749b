import { makeStyles, tokens } from '@fluentui/react-components';
import { useCan, useHeartbeat, useTranslation } from '@recobro/sdk';
import { LinkButton } from '@recobro/sdk/ui';
import { useShift, useShifting } from '../../api/queue';
import type { WorkSession } from '../../api/types';
import { HEARTBEAT_MS } from './heartbeat';
import { clockOf, useSeconds } from './useSeconds';
import { useStateWords } from './words';

const useStyles = makeStyles({
  badge: { '@media (max-width: 479px)': { display: 'none' } }, // there is no room; the session's page has it
  timer: { fontVariantNumeric: 'tabular-nums' },
  name: { '@media (max-width: 767px)': { display: 'none' }, marginInlineEnd: tokens.spacingHorizontalXS },
});

/** In the header, on every page: what one is in at work and for how long. It keeps the session alive. */
export function ShiftBadge() {
  const works = useCan()('portfolios.work_sessions:work');
  const { shift } = useShift(works);
  return works && shift ? <Badge shift={shift} /> : null;
}

function Badge({ shift }: { shift: WorkSession }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const say = useStateWords();
  const seconds = useSeconds(shift.since);
  const { beat } = useShifting();
  useHeartbeat({ on: true, everyMs: HEARTBEAT_MS, beat: () => beat.mutateAsync({}) });
  return (
    <span className={styles.badge}>
      <LinkButton to="/work" appearance="subtle" aria-label={`${t('work.mine')}: ${say(shift)}`}>
        <span className={styles.name}>{say(shift)}</span>
        <span className={styles.timer}>{clockOf(seconds)}</span>
      </LinkButton>
    </span>
  );
}
