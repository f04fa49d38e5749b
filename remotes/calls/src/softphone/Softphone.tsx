import { makeStyles, tokens } from '@fluentui/react-components';
import { type Callee, useOfferTelephone, useTranslation } from '@recobro/sdk';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRead, useWrite } from '../api/client';
import type { LineState } from '../api/types';
import { CallBar } from './CallBar';
import { IdleBar } from './IdleBar';
import { OfferBar } from './OfferBar';
import { measure } from './quality';
import { type Line, useLine } from './useLine';
import { useNumberLinks } from './useNumberLinks';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalXS,
    boxSizing: 'border-box',
    minHeight: '48px',
    paddingInline: tokens.spacingHorizontalL,
  },
});

/** One's telephone, at the foot of every page. */
export function Softphone() {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const line = useLine();
  const [asked, setAsked] = useState<Callee>();
  const mine = useRead('/api/v1/lines/mine', {}, { quiet: true });
  useLeaveToOther(line, mine.refetch);
  const dial = useWrite('POST', '/api/v1/llamadas');
  const call = mine.data?.call ?? undefined;
  const free = line.state === 'up' && !call && !dial.isPending;
  const callNumber = useCallback(
    (number: string) => {
      setAsked({ id: '', phoneId: '', name: number });
      dial.mutate({ body: { number } });
    },
    [dial.mutate],
  );
  useNumberLinks(line.state === 'up', callNumber);
  const telephone = useMemo(
    () => ({
      free,
      call: (whom: Callee) => {
        setAsked(whom);
        dial.mutate({
          body: {
            debtor_id: whom.id,
            phone_id: whom.phoneId,
            ...(whom.aboutIds && { debt_ids: whom.aboutIds }),
            ...(whom.eventId && { event_id: whom.eventId }),
          },
        });
      },
      measure: () => measure(line.headset),
    }),
    [free, dial.mutate, line.headset],
  );
  useOfferTelephone(telephone);
  return (
    <section className={styles.bar} aria-label={t('telephone')}>
      {mine.data?.offer && line.state === 'up' ? (
        <OfferBar offer={mine.data.offer} />
      ) : call || dial.isPending ? (
        <CallBar line={line} call={call} asked={asked} />
      ) : (
        <IdleBar
          line={line}
          elsewhere={line.state === 'off' && isElsewhere(mine.data, line.tab)}
          last={dial.data?.id}
        />
      )}
    </section>
  );
}

/** Whether another tab of the browser, or another browser, has the line. */
const isElsewhere = (mine: LineState | undefined, tab: string) => mine?.is_up === true && mine.tab !== tab;

/** A line that breaks because another tab has taken it is not taken back. */
function useLeaveToOther(line: Line, look: () => Promise<{ data: LineState | undefined }>): void {
  const { state, tab, leave } = line;
  useEffect(() => {
    if (state !== 'broken') return;
    void look().then(({ data }) => isElsewhere(data, tab) && leave());
  }, [state, tab, leave, look]);
}
