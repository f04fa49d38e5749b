import { makeStyles, tokens } from '@fluentui/react-components';
import type { TracingEvent } from './queries';

const useStyles = makeStyles({
  text: {
    margin: 0,
    padding: tokens.spacingHorizontalS,
    overflowX: 'auto',
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** All that one line of the record says, as it was hashed. */
export function EventPayload({ event }: { event: TracingEvent }) {
  const styles = useStyles();
  const { payload, seq, hash, trace_id, subject_type, subject_id, module } = event;
  return (
    <pre className={styles.text} dir="ltr">
      {JSON.stringify({ module, subject_type, subject_id, payload, trace_id, seq, hash }, undefined, 2)}
    </pre>
  );
}
