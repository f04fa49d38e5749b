import { Button } from '@fluentui/react-components';
import { useCan, useNavigate, useParams, useSession, useTranslation } from '@recobro/sdk';
import { DetailPage, DetailSkeleton, ErrorState, Notice, Section, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useList, useRead, useWrite } from '../api/client';
import type { Analysis, ClaimLine, Review } from '../api/schema.gen';
import { AppealPart } from './AppealPart';
import { Claims } from './Claims';
import { Found } from './Found';
import { State, Whose } from './ReviewsPage';
import { Said } from './Said';
import { anchorOf } from './Transcript';
import { useKey } from './useKey';
import { VerdictForm } from './VerdictForm';
import { isOver } from './words';

/** One review: what was said, what the program says of it, and the verdict of a person. */
export function ReviewPage() {
  const { t } = useTranslation('aiagents');
  const { id = '' } = useParams();
  const review = useRead('/api/v1/reviews/{id}', { path: { id } });
  const of = review.data?.analysis_id ?? '';
  const analysis = useRead('/api/v1/analyses/{id}', { path: { id: of } }, { enabled: of !== '' });
  const lines = useRead(
    '/api/v1/analyses/{id}/lines',
    { path: { id: of } },
    { enabled: of !== '', quiet: true },
  );
  const back = { to: '/reviews', label: t('reviews.title') };
  const error = review.error ?? analysis.error;
  const again = () => void Promise.all([review.refetch(), analysis.refetch()]);
  if (error && !(review.data && analysis.data))
    return <ErrorState page error={error} onRetry={again} back={back} />;
  if (!review.data || !analysis.data || lines.isPending) return <DetailSkeleton />;
  return <Known key={id} review={review.data} analysis={analysis.data} lines={lines.data ?? []} />;
}

function Known({ review, analysis, lines }: { review: Review; analysis: Analysis; lines: ClaimLine[] }) {
  const { t } = useTranslation('aiagents');
  const { instant } = useFormats();
  const [shown, setShown] = useState('');
  const mine = useSession().me.id === review.reviewer_id && review.status === 'taken';
  const show = (lineID: string) => {
    setShown(lineID);
    document.getElementById(anchorOf(lineID))?.focus();
  };
  return (
    <DetailPage
      back={{ to: '/reviews', label: t('reviews.title') }}
      title={t('reviews.of', { when: instant(review.ended_at, 'datetime') })}
      meta={
        <>
          <State review={review} />
          <Whose review={review} />
          <span>{t(`reviews.why.${review.sampled_by}`)}</span>
        </>
      }
      actions={<Acts review={review} />}
      side={
        <>
          <Section title={t('analysis.title')}>
            <Claims analysis={analysis} onShow={(place) => show(place.line_id)} />
          </Section>
          {mine && <VerdictForm review={review} analysis={analysis} />}
          {isOver(review.status) && <Found review={review} />}
          {review.appeal || isOver(review.status) ? <AppealPart review={review} /> : null}
        </>
      }
    >
      {review.is_covered && <Notice intent="info">{t('reviews.covered')}</Notice>}
      <Said {...{ review, analysis, lines, shown, mine }} onShow={show} />
    </DetailPage>
  );
}

/** Takes the review, gives it back, goes on to the next one. */
function Acts({ review }: { review: Review }) {
  const { t } = useTranslation('aiagents');
  const navigate = useNavigate();
  const may = useCan()('aiagents.reviews:create');
  const me = useSession().me.id;
  const path = { id: review.id };
  const take = useWrite('POST', '/api/v1/reviews/{id}/take');
  const leave = useWrite('POST', '/api/v1/reviews/{id}/leave');
  const query = { status: ['waiting' as const], pageSize: 2 };
  const next = useList('/api/v1/reviews', { query }, { enabled: may, quiet: true }).data?.data;
  const to = next?.find(({ id }) => id !== review.id);
  const mine = review.status === 'taken' && review.reviewer_id === me;
  const takes = may && !mine && !isOver(review.status) && review.user_id !== me;
  useKey('t', takes, () => take.mutate({ path }));
  useKey('n', may && to !== undefined, () => void navigate(`/reviews/${to?.id}`));
  if (!may) return null;
  return (
    <>
      {to && <Button onClick={() => void navigate(`/reviews/${to.id}`)}>{t('reviews.next')}</Button>}
      {mine && <Button onClick={() => leave.mutate({ path })}>{t('reviews.leave')}</Button>}
      {takes && (
        <Button appearance="primary" onClick={() => take.mutate({ path })}>
          {t('reviews.take')}
        </Button>
      )}
    </>
  );
}
