import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { DateText, RawRecord, Section, SidePanel } from '@recobro/sdk/ui';
import { EventFacts } from './EventFacts';
import { hashedOf, type TracingLine, useRecord } from './record';
import { treeOf } from './tree';
import { useRecordWords } from './useRecordWords';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  tree: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalXS },
  line: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  here: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** One line of the record, and the whole request that it was part of as a tree of causes. */
export function TracePanel({ event, onClose }: { event: TracingLine | undefined; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const words = useRecordWords();
  return (
    <SidePanel open={event !== undefined} title={event ? words.event(event.name) : ''} onClose={onClose}>
      {event && (
        <div className={styles.stack}>
          <EventFacts event={event} />
          {event.trace_id && (
            <Section title={t('tracing.tree')}>
              <Tree event={event} trace={event.trace_id} />
            </Section>
          )}
          <RawRecord value={hashedOf(event)} />
        </div>
      )}
    </SidePanel>
  );
}

const STEP = 16;

function Tree({ event, trace }: { event: TracingLine; trace: string }) {
  const styles = useStyles();
  const words = useRecordWords();
  const record = useRecord({ trace, pageSize: 100 });
  const lines = treeOf(record.data?.rows ?? []);
  return (
    <ol className={styles.tree}>
      {lines.map(({ event: line, depth }) => (
        <li key={line.id} className={styles.line} style={{ paddingInlineStart: depth * STEP }}>
          <Text className={line.id === event.id ? styles.here : undefined}>{words.event(line.name)}</Text>
          <Text size={200} className={styles.meta}>
            <DateText value={line.at} shape="datetime" />
          </Text>
        </li>
      ))}
    </ol>
  );
}
