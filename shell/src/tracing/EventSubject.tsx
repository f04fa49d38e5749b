import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { RecordName } from '@recobro/sdk/ui';
import type { TracingEvent } from './queries';

const useStyles = makeStyles({ kind: { color: tokens.colorNeutralForeground3 } });

/** What a line is about: its kind in words, and which one by name, with the way to it. */
export function EventSubject({ event, plain = false }: { event: TracingEvent; plain?: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const kind = t(`tracing.subjects.${event.subject_type}`, { defaultValue: '' });
  if (!event.subject_id || NAMELESS.has(event.subject_type)) return kind || event.subject_type;
  return (
    <>
      {kind && <span className={styles.kind}>{kind} </span>}
      <RecordName
        of={`${event.module}.${event.subject_type}`}
        id={event.subject_id}
        plain={plain}
        {...(kind ? { otherwise: t('tracing.unnamed') } : {})}
      />
    </>
  );
}

/** There is one of each, or none that anybody has named. */
const NAMELESS = new Set([
  'record',
  'installation',
  'contact_hours',
  'tenant',
  'bucket',
  'session',
  'account',
  'signing_key',
]);
