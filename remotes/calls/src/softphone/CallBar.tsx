import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type Callee, Link, useTranslation } from '@recobro/sdk';
import { cut, RecordName } from '@recobro/sdk/ui';
import { Summary } from '../agents/Summary';
import type { Call } from '../api/types';
import { Other } from '../log/Other';
import { CallActs } from './CallActs';
import { CallState } from './CallState';
import { LiveQuality } from './LiveQuality';
import { Timer } from './Timer';
import type { Line } from './useLine';
import { WrapUp } from './WrapUp';

const useStyles = makeStyles({
  who: cut,
  meta: { color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  grow: { flexGrow: 1 },
});

/** Props of CallBar. */
interface CallBarProps {
  line: Line;
  /** The call; absent while it is only asked for. */
  call: Call | undefined;
  /** Who was asked for. */
  asked: Callee | undefined;
}

/** A telephone on a call: with whom, for how long, how well, and what can be done. */
export function CallBar({ line, call, asked }: CallBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  if (call?.status === 'wrap_up') return <WrapUp call={call} />;
  return (
    <>
      <div className={styles.who}>
        <Text weight="semibold">
          {call?.debtor_id ? (
            <Link to={`/debtors/${call.debtor_id}`}>
              <RecordName of="portfolios.debtor" id={call.debtor_id} />
            </Link>
          ) : (
            (asked?.name ?? (call && <Other call={call} />))
          )}
        </Text>
      </div>
      <Text size={200} className={styles.meta}>
        {t(`status.${call?.status ?? 'queued'}`)} {call?.joined_at && <Timer since={call.joined_at} />}
      </Text>
      {call?.status === 'in_progress' && <LiveQuality headset={line.headset} />}
      {call && <CallState call={call} />}
      <div className={styles.grow} />
      {call && <CallActs key={call.id} line={line} call={call} />}
      <Summary call={call} />
    </>
  );
}
