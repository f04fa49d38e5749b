import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, Slot, useCan, useTranslation } from '@recobro/sdk';
import { RecordName } from '@recobro/sdk/ui';
import { useWrite } from '../api/client';
import type { Call } from '../api/types';
import { lengthOf, Timer } from './Timer';

const SEPARATOR = ' · ';

const useStyles = makeStyles({
  meta: { color: tokens.colorNeutralForeground3 },
  grow: { flexGrow: 1 },
});

/** What is left of a call once its line has ended: what came of it. */
export function WrapUp({ call }: { call: Call }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const tells = useCan()('portfolios.contacts:create');
  const wrap = useWrite('POST', '/api/v1/llamadas/{id}/wrap');
  return (
    <>
      <Text weight="semibold">
        {call.debtor_id ? (
          <Link to={`/debtors/${call.debtor_id}`}>
            <RecordName of="portfolios.debtor" id={call.debtor_id} />
          </Link>
        ) : (
          <bdi dir="ltr">{call.from_number || t('withheld')}</bdi>
        )}
      </Text>
      <Text size={200} className={styles.meta}>
        {[t('status.wrap_up'), t('talked', { length: lengthOf(call.talk_ms) })].join(SEPARATOR)}
        {call.ended_at && (
          <>
            {SEPARATOR}
            <Timer since={call.ended_at} most={call.wrap_seconds} over={t('wrapOver')} />
          </>
        )}
      </Text>
      <div className={styles.grow} />
      {call.contact_id && tells ? (
        <Slot
          name="call.outcome"
          subject={{
            module: 'portfolios',
            type: 'contact',
            id: call.contact_id,
            title: call.debtor_id,
            origin: { id: call.id, at: recordedOf(call) },
          }}
        />
      ) : (
        <Button
          disabled={wrap.isPending}
          onClick={() => wrap.mutate({ path: { id: call.id }, body: { untold: call.contact_id !== '' } })}
        >
          {t('act.done')}
        </Button>
      )}
    </>
  );
}

/** How long was recorded of a call, ms: what was agreed to at its end stands there. */
function recordedOf({ answered_at, ended_at }: Call): number {
  return answered_at && ended_at ? Date.parse(ended_at) - Date.parse(answered_at) : 0;
}
