import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { DateText, Section, SidePanel } from '@recobro/sdk/ui';
import { EventFacts } from './EventFacts';
import { EventPayload } from './EventPayload';
import { type TracingEvent, useRecord } from './queries';
import { treeOf } from './tree';
import { useEventName } from './useEventName';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  tree: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalXS },
  line: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  here: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** One line of the record, and the whole request that it was part of as a tree of causes. */
export function TracePanel({ event, onClose }: { event: TracingEvent | undefined; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const nameOf = useEventName();
  return (
    <SidePanel open={event !== undefined} title={event ? nameOf(event.name) : ''} onClose={onClose}>
      {event && (
        <div className={styles.stack}>
          <EventFacts event={event} />
          {event.trace_id && (
            <Section title={t('tracing.tree')}>
              <Tree event={event} trace={event.trace_id} />
            </Section>
          )}
          <Section title={t('tracing.asHashed')}>
            <EventPayload event={event} />
          </Section>
        </div>
      )}
    </SidePanel>
  );
}

const STEP = 16;

function Tree({ event, trace }: { event: TracingEvent; trace: string }) {
  const styles = useStyles();
  const nameOf = useEventName();
  const record = useRecord({ trace }, 100);
  const lines = treeOf(record.data?.pages.flatMap((page) => page.data) ?? []);
  return (
    <ol className={styles.tree}>
      {lines.map(({ event: line, depth }) => (
        <li key={line.id} className={styles.line} style={{ paddingInlineStart: depth * STEP }}>
          <Text className={line.id === event.id ? styles.here : undefined}>{nameOf(line.name)}</Text>
          <Text size={200} className={styles.meta}>
            <DateText value={line.at} shape="datetime" />
          </Text>
        </li>
      ))}
    </ol>
  );
}
