import {
  parseAsString,
  parseAsStringLiteral,
  titleIn,
  useLanguage,
  usePeople,
  useQueryStates,
  useTranslation,
} from '@recobro/sdk';
import type { Filter } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { RecordQuery } from './record';
import { useRecordParts, useRecordWords } from './useRecordWords';

/** What the core's lines are about, by kinds of which most have no names. */
const OWN_SUBJECTS = ['user', 'session', 'app', 'report_run', 'record'];
const SPANS = ['today', 'week', 'month'] as const;
type Span = (typeof SPANS)[number];

/** How many days before today a span begins. */
const DAYS_BACK: Record<Span, number> = { today: 0, week: 6, month: 29 };
/** What an error screen shows of a request. */
const TRACE = /^[0-9a-f]{32}$/;

const search = {
  q: parseAsString.withDefault(''),
  name: parseAsString.withDefault(''),
  trace: parseAsString.withDefault(''),
  actor: parseAsString.withDefault(''),
  subject: parseAsString.withDefault(''),
  span: parseAsStringLiteral(SPANS),
};

/** What of the record is on screen stands in the URL: whose acts, upon what, of which area, when, of which request. */
export function useRecordSearch() {
  const [wanted, set] = useQueryStates(search, { history: 'push' });
  const from = useMemo(() => (wanted.span ? startOf(wanted.span, new Date()) : undefined), [wanted.span]);
  const query: RecordQuery = {
    subject: wanted.q || undefined,
    subject_type: wanted.subject || undefined,
    actor: wanted.actor || undefined,
    name: wanted.name || undefined,
    trace: wanted.trace || undefined,
    from,
  };
  return {
    q: wanted.trace || wanted.q,
    query,
    filters: useFilters(wanted, set),
    setQ: (text: string) =>
      void set(TRACE.test(text) ? { trace: text, q: null } : { q: text || null, trace: null }, {
        history: 'replace',
      }),
    clear: () => void set(null),
  };
}

/** The instant at which a span that ends now begins: midnight here, some days ago. */
export function startOf(span: Span, now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS_BACK[span]).toISOString();
}

type State = ReturnType<typeof useQueryStates<typeof search>>;

function useFilters(wanted: State[0], set: State[1]): Filter[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const persons = usePeople().data ?? [];
  const words = useRecordWords();
  const parts = useRecordParts() ?? [];
  const subjects = [
    ...OWN_SUBJECTS.map((value) => ({ value, label: t(`tracing.subjects.${value}`) })),
    ...parts
      .filter(({ module }) => module !== 'core')
      .flatMap(({ records }) => records)
      .map(({ type, title }) => ({ value: type, label: titleIn(title, language) })),
  ];
  const one = (id: keyof typeof search, label: string, options: Filter['options']): Filter => ({
    id,
    label,
    options,
    value: wanted[id] ? [wanted[id]] : [],
    onChange: ([value]) => void set({ [id]: value ?? null }),
  });
  return [
    one(
      'actor',
      t('tracing.person'),
      persons.map(({ id, display_name }) => ({ value: id, label: display_name })),
    ),
    one('subject', t('tracing.kind'), subjects),
    one(
      'name',
      t('tracing.area'),
      parts.map(({ module }) => ({ value: `${module}.`, label: words.area(module) })),
    ),
    one(
      'span',
      t('tracing.period'),
      SPANS.map((value) => ({ value, label: t(`tracing.spans.${value}`) })),
    ),
  ];
}
