import { parseAsString, parseAsStringLiteral, usePeople, useQueryStates, useTranslation } from '@recobro/sdk';
import type { Filter } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { RecordQuery } from './queries';

const AREAS = ['core.', 'portfolios.', 'tasks.', 'identityprovider.'] as const;
const SUBJECTS = [
  'user',
  'session',
  'debtor',
  'debt',
  'portfolio',
  'import',
  'task',
  'app',
  'report_run',
  'record',
] as const;
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
  subject: parseAsStringLiteral(SUBJECTS),
  span: parseAsStringLiteral(SPANS),
};

/** What of the record is on screen stands in the URL: whose acts, upon what, of which area, when, of which request. */
export function useRecordSearch() {
  const [wanted, set] = useQueryStates(search, { history: 'push' });
  const from = useMemo(() => (wanted.span ? startOf(wanted.span, new Date()) : undefined), [wanted.span]);
  const query: RecordQuery = {
    subject: wanted.q || undefined,
    subject_type: wanted.subject ?? undefined,
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
  const persons = usePeople().data ?? [];
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
    one(
      'subject',
      t('tracing.kind'),
      SUBJECTS.map((value) => ({ value, label: t(`tracing.subjects.${value}`) })),
    ),
    one(
      'name',
      t('tracing.area'),
      AREAS.map((value) => ({ value, label: t(`tracing.areas.${value.slice(0, -1)}`) })),
    ),
    one(
      'span',
      t('tracing.period'),
      SPANS.map((value) => ({ value, label: t(`tracing.spans.${value}`) })),
    ),
  ];
}
