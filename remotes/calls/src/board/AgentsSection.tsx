import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { plainList, RecordName, Section } from '@recobro/sdk/ui';
import type { Call } from '../api/types';
import { Other } from '../log/Other';
import { Timer } from '../softphone/Timer';
import { SuperviseActs } from './SuperviseActs';

const useStyles = makeStyles({
  list: plainList,
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '36px',
    alignItems: 'center',
  },
  aside: {
    display: 'flex',
    alignItems: 'center',
    marginInlineStart: 'auto',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Calls that agents hold, the longest first; each can be heard from here. */
export function AgentsSection({ calls }: { calls: Call[] }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  return (
    <Section title={t('board.agents')} count={String(calls.length)}>
      <ul className={styles.list}>
        {calls.map((call) => (
          <li key={call.id} className={styles.item}>
            <RecordName of="aiagents.agent" id={call.agent_id} plain />
            <Other call={call} />
            <span className={styles.aside}>
              <Timer since={call.joined_at ?? call.created_at} />
              <SuperviseActs person={{ user_id: '', call_id: call.id, supervisors: call.supervisors }} deaf />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
