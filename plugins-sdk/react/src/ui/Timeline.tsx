import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { useState } from 'react';
import { DateText } from './DateText';
import { hairlineUnder } from './hairline';

const useStyles = makeStyles({
  arrow: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    paddingBlockEnd: tokens.spacingVerticalS,
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalS,
    ...hairlineUnder,
    ':last-child': { borderBlockEndStyle: 'none' },
  },
  // What the system did by itself stands back from what people and money did.
  indent: { paddingInlineStart: tokens.spacingHorizontalXXL },
  icon: { color: tokens.colorNeutralForeground3, fontSize: '20px', lineHeight: 1 },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'baseline',
    overflowWrap: 'anywhere',
    minWidth: 0,
  },
  meta: { color: tokens.colorNeutralForeground3 },
  detail: {
    gridColumnStart: 2,
    gridColumnEnd: 4,
    paddingBlockStart: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
  },
  facts: { gridColumnStart: 2, gridColumnEnd: 4, minWidth: 0 },
  end: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
});

/** Which of the three strands an event belongs to. */
export type TimelineKind = 'money' | 'contact' | 'system';

/** One event: what, by whom, when, through which channel. */
export interface TimelineEntry {
  id: string;
  kind: TimelineKind;
  icon: React.ReactElement;
  what: React.ReactNode;
  /** Particulars: below the line, always in sight. */
  facts?: React.ReactNode;
  who?: React.ReactNode;
  channel?: string;
  at: string;
  detail?: React.ReactNode;
}

const GAP = ' · ';

const KINDS: TimelineKind[] = ['money', 'contact', 'system'];

/** What happened, newest first, one line each; distinguished by icon and indent. */
export function Timeline({ entries, label }: { entries: TimelineEntry[]; label: string }) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const [kind, setKind] = useState<TimelineKind>();
  const present = KINDS.filter((one) => entries.some((entry) => entry.kind === one));
  return (
    <>
      {present.length > 1 && (
        <div className={styles.filters} role="toolbar" aria-label={t('timeline.filter')}>
          {[undefined, ...present].map((one) => (
            <Button
              key={one ?? 'all'}
              size="small"
              shape="circular"
              appearance={kind === one ? 'primary' : 'outline'}
              aria-pressed={kind === one}
              onClick={() => setKind(one)}
            >
              {t(`timeline.${one ?? 'all'}`)}
            </Button>
          ))}
        </div>
      )}
      <ol className={styles.list} aria-label={label}>
        {entries
          .filter((entry) => !kind || entry.kind === kind)
          .map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
      </ol>
    </>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const [open, setOpen] = useState(false);
  return (
    <li className={mergeClasses(styles.item, entry.kind === 'system' && styles.indent)}>
      <span className={styles.icon} aria-hidden>
        {entry.icon}
      </span>
      <div className={styles.line}>
        <Text>{entry.what}</Text>
        {(entry.who || entry.channel) && (
          <Text size={200} className={styles.meta}>
            {entry.who}
            {entry.who && entry.channel && GAP}
            {entry.channel}
          </Text>
        )}
      </div>
      <div className={styles.end}>
        <DateText value={entry.at} shape="relative" />
        {entry.detail && (
          <Button
            size="small"
            appearance="transparent"
            icon={open ? <ChevronDownRegular /> : <ChevronRightRegular className={styles.arrow} />}
            aria-expanded={open}
            aria-label={t('timeline.details')}
            onClick={() => setOpen(!open)}
          />
        )}
      </div>
      {entry.facts && <div className={styles.facts}>{entry.facts}</div>}
      {open && entry.detail && <div className={styles.detail}>{entry.detail}</div>}
    </li>
  );
}
