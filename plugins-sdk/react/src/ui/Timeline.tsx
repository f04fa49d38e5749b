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

/** The strands of what happens, in the order of their filters. */
export const timelineKinds = ['money', 'contact', 'task', 'system'] as const;

/** Which of the strands an event belongs to. */
export type TimelineKind = (typeof timelineKinds)[number];

/** Which strands are shown (none = all), kept by whoever draws the timeline: in the address, for instance. */
export interface TimelineFilter {
  kinds: TimelineKind[];
  show: (kinds: TimelineKind[]) => void;
}

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

/** Props of Timeline. */
export interface TimelineProps {
  entries: TimelineEntry[];
  label: string;
  /** Without it the timeline keeps its filter itself, until it is left. */
  filter?: TimelineFilter;
}

/** What happened, newest first, one line each; distinguished by icon and indent. */
export function Timeline({ entries, label, filter }: TimelineProps) {
  const styles = useStyles();
  const [own, setOwn] = useState<TimelineKind[]>([]);
  const { kinds, show } = filter ?? { kinds: own, show: setOwn };
  return (
    <>
      <Filters entries={entries} kinds={kinds} show={show} />
      <ol className={styles.list} aria-label={label}>
        {entries
          .filter((entry) => kinds.length === 0 || kinds.includes(entry.kind))
          .map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
      </ol>
    </>
  );
}

/** One button for all, and one for each strand that there is or that was asked for. */
function Filters({ entries, kinds, show }: TimelineFilter & { entries: TimelineEntry[] }) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const present = timelineKinds.filter(
    (one) => kinds.includes(one) || entries.some((entry) => entry.kind === one),
  );
  if (present.length < 2 && kinds.length === 0) return null;
  const one = (name: TimelineKind | 'all', pressed: boolean, then: TimelineKind[]) => (
    <Button
      key={name}
      size="small"
      shape="circular"
      appearance={pressed ? 'primary' : 'outline'}
      aria-pressed={pressed}
      onClick={() => show(then)}
    >
      {t(`timeline.${name}`)}
    </Button>
  );
  return (
    <div className={styles.filters} role="toolbar" aria-label={t('timeline.filter')}>
      {one('all', kinds.length === 0, [])}
      {present.map((kind) =>
        kinds.includes(kind)
          ? one(
              kind,
              true,
              kinds.filter((other) => other !== kind),
            )
          : one(kind, false, [...kinds, kind]),
      )}
    </div>
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
