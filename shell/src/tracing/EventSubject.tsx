import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { RecordName } from '@recobro/sdk/ui';
import type { TracingLine } from './record';
import { useRecordParts, useRecordWords } from './useRecordWords';

const useStyles = makeStyles({ kind: { color: tokens.colorNeutralForeground3 } });

/** What a line is about: its kind in words, and which one by name, with the way to it. */
export function EventSubject({ event, plain = false }: { event: TracingLine; plain?: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const kind = useRecordWords().kind(event.module, event.subject_type);
  const part = useRecordParts()?.find(({ module }) => module === event.module);
  const nameless = part?.records.every(({ type }) => type !== event.subject_type);
  if (!event.subject_id || nameless) return kind || event.subject_type;
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
