import { useCan, useParams, useTranslation } from '@recobro/sdk';
import {
  DetailPage,
  DetailSkeleton,
  ErrorState,
  History,
  Loaded,
  Section,
  StatusBadge,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { usePages, useRead } from '../api/client';
import { type Article, toneOf } from '../api/types';
import { Draft } from './Draft';
import { Moves } from './Moves';
import { Reception } from './Reception';

const NewTranslation = lazy(() => import('./NewArticle').then((m) => ({ default: m.NewTranslation })));
const NewerText = lazy(() => import('./NewerText').then((m) => ({ default: m.NewerText })));
const Versions = lazy(() => import('./Versions').then((m) => ({ default: m.Versions })));

/** One article as it is written: its draft, its states, its versions, how it is received. */
export function EditorPage() {
  const { t } = useTranslation('helpcenter');
  const { id = '' } = useParams();
  const read = useRead('/api/v1/articles/{id}', { path: { id } });
  const [open, setOpen] = useState<'translate' | 'versions'>();
  const back = { to: '/help-center/write', label: t('writing') };
  const article = read.data;
  if (read.error) return <ErrorState page error={read.error} onRetry={() => read.refetch()} back={back} />;
  if (!article) return <DetailSkeleton />;
  const close = () => setOpen(undefined);
  return (
    <DetailPage
      back={back}
      title={article.title}
      meta={<State article={article} />}
      actions={<Moves article={article} onOpen={setOpen} />}
      side={<Reception id={id} />}
    >
      <Suspense>{article.product_id && <NewerText article={article} />}</Suspense>
      <Section title={t('draft')}>
        <Draft article={article} key={article.version} onReload={() => read.refetch()} />
      </Section>
      <Happened id={id} />
      <Suspense>
        {open === 'translate' && <NewTranslation of={article} onClose={close} />}
        {open === 'versions' && <Versions article={article} onClose={close} />}
      </Suspense>
    </DetailPage>
  );
}

function State({ article }: { article: Article }) {
  const { t } = useTranslation('helpcenter');
  const unpublished = article.live_at && article.changed_at > article.live_at;
  return (
    <>
      <StatusBadge tone={toneOf[article.status]}>{t(`status.${article.status}`)}</StatusBadge>
      <span>{t(`language.${article.language}`)}</span>
      {unpublished && <StatusBadge tone="warning">{t('unpublished')}</StatusBadge>}
    </>
  );
}

function Happened({ id }: { id: string }) {
  const { t } = useTranslation('helpcenter');
  const can = useCan();
  const read = usePages('/api/v1/articles/{id}/history', { path: { id } });
  if (!can('helpcenter.articles:update')) return null;
  return (
    <Section title={t('history')} waiting={read.isPending}>
      <Loaded read={read}>
        {({ rows }) => (
          <History label={t('history')} lines={rows} namespaces={['helpcenter']} earlier={read} />
        )}
      </Loaded>
    </Section>
  );
}
