import { ClipboardCheckmarkRegular } from '@fluentui/react-icons';
import { findPeople, useCan, usePeople, useSession, useTranslation } from '@recobro/sdk';
import {
  type Column,
  choicesOf,
  EntityList,
  RecordName,
  StatusBadge,
  TwoLines,
  useFormats,
  useListParams,
} from '@recobro/sdk/ui';
import { lazy, Suspense } from 'react';
import { useList } from '../api/client';
import type { Review } from '../api/schema.gen';
import { STATUSES, statusTone, VERDICTS, verdictTone, WHYS } from './words';

const Agreement = lazy(async () => ({ default: (await import('./Agreement')).Agreement }));

const LIST = {
  sorts: ['created_at', '-created_at'],
  filters: { status: STATUSES, why: WHYS, verdict: VERDICTS, user: null },
} as const;

/** What is to be reviewed, what waits longest first; of who sees own rows alone, the verdicts on what they did. */
export function ReviewsPage() {
  const { t } = useTranslation('aiagents');
  const { instant } = useFormats();
  const params = useListParams(LIST);
  const { status, why, verdict, user } = params.filters;
  const query = useList('/api/v1/reviews', {
    query: {
      ...{ page: params.page, pageSize: params.pageSize, sort: params.sort },
      ...{ status, sampled_by: why, verdict, user_id: user },
    },
  });
  const judges = useCan()('aiagents.reviews:create');
  return (
    <>
      <EntityList
        id="reviews"
        title={t('reviews.title')}
        query={query}
        params={params}
        filters={useFilters(params)}
        columns={useColumns()}
        rowName={(row) => t('reviews.of', { when: instant(row.ended_at, 'datetime') })}
        href={(row) => `/reviews/${row.id}`}
        none={{ icon: <ClipboardCheckmarkRegular />, title: t('reviews.none'), reason: t('reviews.noneWhy') }}
        compact={(row) => (
          <TwoLines name={<Whose review={row} plain />} aside={<State review={row} />}>
            {[t(`reviews.why.${row.sampled_by}`), instant(row.created_at, 'relative')].join(' · ')}
          </TwoLines>
        )}
      />
      {judges && (
        <Suspense fallback={null}>
          <Agreement />
        </Suspense>
      )}
    </>
  );
}

/** Who is reviewed: a person, else the program. */
export function Whose({ review, plain = false }: { review: Pick<Review, 'user_id'>; plain?: boolean }) {
  const { t } = useTranslation('aiagents');
  if (!review.user_id) return t('reviews.program');
  return <RecordName of="core.user" id={review.user_id} plain={plain} />;
}

/** How far a review is, or what it came to. */
export function State({ review }: { review: Review }) {
  const { t } = useTranslation('aiagents');
  const { verdict, status } = review;
  if (verdict && status !== 'appealed')
    return <StatusBadge tone={verdictTone[verdict]}>{t(`reviews.verdict.${verdict}`)}</StatusBadge>;
  return <StatusBadge tone={statusTone[status]}>{t(`reviews.status.${status}`)}</StatusBadge>;
}

function useColumns(): Column<Review>[] {
  const { t } = useTranslation('aiagents');
  const { instant } = useFormats();
  return [
    {
      id: 'ended_at',
      header: t('reviews.when'),
      primary: true,
      cell: (row) => instant(row.ended_at, 'datetime'),
      width: 160,
    },
    { id: 'kind', header: t('reviews.kind'), cell: (row) => t(`reviews.kinds.${row.kind}`), width: 130 },
    { id: 'user', header: t('reviews.whose'), cell: (row) => <Whose review={row} />, width: 180 },
    { id: 'why', header: t('reviews.picked'), cell: (row) => t(`reviews.why.${row.sampled_by}`), width: 200 },
    { id: 'state', header: t('reviews.state'), cell: (row) => <State review={row} />, width: 140 },
    {
      id: 'created_at',
      header: t('reviews.waits'),
      sort: 'created_at',
      cell: (row) => instant(row.created_at, 'relative'),
      width: 150,
    },
  ];
}

function useFilters({ chip }: ReturnType<typeof useListParams<(typeof LIST)['filters']>>) {
  const { t } = useTranslation('aiagents');
  const own = useSession().me.permissions['aiagents.reviews:read'] === 'own';
  const people = usePeople(!own).data ?? [];
  const choices = people.map(({ id, display_name }) => ({ value: id, label: display_name }));
  return [
    chip('status', t('reviews.state'), choicesOf(t, 'reviews.status', STATUSES)),
    chip('why', t('reviews.picked'), choicesOf(t, 'reviews.why', WHYS)),
    chip('verdict', t('reviews.verdictName'), choicesOf(t, 'reviews.verdict', VERDICTS)),
    ...(own ? [] : [chip('user', t('reviews.whose'), choices, { find: findPeople() })]),
  ];
}
