import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { ActorName, DateText } from '@recobro/sdk/ui';
import { EventSubject } from './EventSubject';
import { actorOf, type TracingLine } from './record';
import { useRecordWords } from './useRecordWords';

const GAP = ' · ';

const useStyles = makeStyles({
  line: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  what: { fontWeight: tokens.fontWeightSemibold },
  who: { color: tokens.colorNeutralForeground3 },
});

/** A line of the record where there is no room for columns: what and upon what, then who and when. */
export function EventLine({ event }: { event: TracingLine }) {
  const styles = useStyles();
  const words = useRecordWords();
  return (
    <span className={styles.line}>
      <Text truncate wrap={false} block>
        <span className={styles.what}>{words.event(event.name)}</span>
        {GAP}
        <EventSubject event={event} plain />
      </Text>
      <Text size={200} className={styles.who} truncate wrap={false} block>
        <ActorName actor={actorOf(event)} words={words} />
        {GAP}
        <DateText value={event.at} />
      </Text>
    </span>
  );
}
