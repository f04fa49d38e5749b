import { parseAsStringLiteral, useCan, useParams, useQueryState, useTranslation } from '@recobro/sdk';
import {
  DetailPage,
  DetailSkeleton,
  ErrorState,
  History,
  Loaded,
  Notice,
  Section,
  StatusBadge,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { usePages, useRead } from '../api/client';
import { type Article, LANGUAGES, toneOf } from '../api/types';
import { Draft } from './Draft';
import { Languages } from './Languages';
import { Moves } from './Moves';
import { Reception } from './Reception';

const NewTranslation = lazy(() => import('./NewArticle').then((m) => ({ default: m.NewTranslation })));
const NewerText = lazy(() => import('./NewerText').then((m) => ({ default: m.NewerText })));
const SourceText = lazy(() => import('./SourceText').then((m) => ({ default: m.SourceText })));
const Versions = lazy(() => import('./Versions').then((m) => ({ default: m.Versions })));

/** One article as it is written: its draft, its states, its versions, how it is received. */
export function EditorPage() {
  const { t } = useTranslation('helpcenter');
  const { id = '' } = useParams();
  const read = useRead('/api/v1/articles/{id}', { path: { id } });
  const [versions, setVersions] = useState(false);
  const [into, setInto] = useQueryState('translate', parseAsStringLiteral(['', ...LANGUAGES]));
  const back = { to: '/help-center/write', label: t('writing') };
  const article = read.data;
  if (read.error) return <ErrorState page error={read.error} onRetry={() => read.refetch()} back={back} />;
  if (!article) return <DetailSkeleton />;
  return (
    <DetailPage
      back={back}
      title={article.title}
      meta={<State article={article} />}
      actions={
        <Moves article={article} onTranslate={() => setInto('')} onVersions={() => setVersions(true)} />
      }
      side={<Beside article={article} onTranslate={setInto} />}
    >
      {article.unconfirmed && (
        <Notice intent="warning" layout="multiline" title={t('given.mark')}>
          {t('given.why')}
        </Notice>
      )}
      <Suspense>{article.product_id && <NewerText article={article} />}</Suspense>
      <Section title={t('draft')}>
        <Draft article={article} onReload={async () => (await read.refetch()).data} />
      </Section>
      <Happened id={id} />
      <Suspense>
        {into !== null && (
          <NewTranslation of={article} into={into || undefined} onClose={() => void setInto(null)} />
        )}
        {versions && <Versions article={article} onClose={() => setVersions(false)} />}
      </Suspense>
    </DetailPage>
  );
}

/** Props of Beside. */
interface BesideProps {
  article: Article;
  onTranslate: (language: Article['language']) => void;
}

/** What is looked at while an article is written: what it translates, its languages, how it is received. */
function Beside({ article, onTranslate }: BesideProps) {
  return (
    <>
      <Suspense>{article.id !== article.root_article_id && <SourceText article={article} />}</Suspense>
      <Languages article={article} onTranslate={onTranslate} />
      <Reception id={article.id} />
    </>
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
