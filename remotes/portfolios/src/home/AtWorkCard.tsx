import { useApi, useQuery, useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, RecordName, Section, StatusBadge, useFormats } from '@recobro/sdk/ui';
import type { WorkSession } from '../api/types';
import { clockOf, useSeconds } from '../contact/work/useSeconds';
import { stateTone, useStateWords } from '../contact/work/words';
import { All, Line, Lines } from '../Lines';
import { atWork } from './reads';

/** Who is at work now, in what, and what came of it so far. */
export function AtWorkCard() {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const read = useQuery(atWork(useApi()));
  return (
    <Section
      title={t('work.team')}
      count={read.data && count(read.data.meta.total)}
      flush
      actions={<All to="/work" of={t('work.team')} />}
    >
      <Loaded
        read={read}
        rows={read.data?.data}
        empty={<EmptyState title={t('work.nobody')} reason={t('work.nobodyReason')} />}
      >
        {({ data }) => (
          <Lines>
            {data.map((shift) => (
              <AtWork key={shift.id} shift={shift} />
            ))}
          </Lines>
        )}
      </Loaded>
    </Section>
  );
}

function AtWork({ shift }: { shift: WorkSession }) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const say = useStateWords();
  const seconds = useSeconds(shift.since);
  const done = [
    t('work.done', { count: shift.contacts, shown: count(shift.contacts) }),
    t('work.reached', { count: shift.reached, shown: count(shift.reached) }),
  ].join(' · ');
  return (
    <Line
      name={<RecordName of="core.user" id={shift.user_id} plain />}
      to={`/contacts?on=today&user=${shift.user_id}`}
      aside={
        <>
          <bdi>{done}</bdi> <StatusBadge tone={stateTone[shift.state]}>{say(shift)}</StatusBadge>{' '}
          <span role="timer">{clockOf(seconds)}</span>
        </>
      }
    />
  );
}
