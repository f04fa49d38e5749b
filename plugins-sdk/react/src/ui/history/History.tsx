import { Button } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { Timeline, type TimelineEntry, type TimelineFilter, type TimelineKind } from '../Timeline';
import { ActorName, type HistoryActor } from './ActorName';
import { FactList, type HistoryFact } from './FactList';
import { RawText } from './RawRecord';
import { useHistoryWords } from './useHistoryWords';

/** One thing that happened, as it was recorded. */
export interface HistoryLine {
  id: string;
  at: string;
  /** Module, record, what happened. */
  name: string;
  actor: HistoryActor;
  facts: HistoryFact[];
}

/** The lines before those that are shown: an infinite query of them. */
export interface Earlier {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Props of History. */
export interface HistoryProps<L extends HistoryLine> {
  label: string;
  lines: L[];
  /** The modules whose texts say what happened, as the namespaces of their texts. */
  namespaces: string[];
  /** The strand that a line belongs to, and its sign. */
  strandOf?: (name: string) => [TimelineKind, React.ComponentType];
  /** All that is known of a line, folded away under it. */
  raw?: (line: L) => unknown;
  /** Without it the lines are all there are. */
  earlier?: Earlier;
  /** Which strands are shown, where they are kept elsewhere. */
  filter?: TimelineFilter;
}

/** What happened to one thing, the latest first, with names: what, to which of its parts, how much, from what to what, by whom. */
export function History<L extends HistoryLine>(props: HistoryProps<L>) {
  const { label, lines, namespaces, strandOf, raw, earlier, filter } = props;
  const { t } = useTranslation('ui');
  const words = useHistoryWords(namespaces);
  const entries = lines.map((line): TimelineEntry => {
    const [kind, Icon] = strandOf?.(line.name) ?? (['contact', HistoryRegular] as const);
    const module = line.name.split('.')[0] ?? '';
    return {
      id: line.id,
      kind,
      icon: <Icon />,
      what: words.event(line.name),
      facts:
        line.facts.length > 0 ? <FactList facts={line.facts} module={module} words={words} /> : undefined,
      who: <ActorName actor={line.actor} words={words} />,
      at: line.at,
      detail: raw && <RawText value={raw(line)} />,
    };
  });
  return (
    <>
      <Timeline label={label} entries={entries} filter={filter} />
      {earlier?.hasNextPage && (
        <Button
          size="small"
          disabledFocusable={earlier.isFetchingNextPage}
          onClick={() => void earlier.fetchNextPage()}
        >
          {t('history.earlier')}
        </Button>
      )}
    </>
  );
}
