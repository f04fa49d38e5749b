import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { DateText } from '@recobro/sdk/ui';
import type { TracingEvent } from './queries';
import { useActorName } from './useActorName';
import { useEventName } from './useEventName';

const useStyles = makeStyles({
  line: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  who: { color: tokens.colorNeutralForeground3 },
});

/** A line of the record where there is no room for columns: what, then who and when. */
export function EventLine({ event }: { event: TracingEvent }) {
  const styles = useStyles();
  const nameOf = useEventName();
  const actorOf = useActorName();
  return (
    <span className={styles.line}>
      <Text weight="semibold" truncate wrap={false}>
        {nameOf(event.name)}
      </Text>
      <Text size={200} className={styles.who}>
        <bdi>{actorOf(event)}</bdi>
        {' · '}
        <DateText value={event.at} />
      </Text>
    </span>
  );
}
