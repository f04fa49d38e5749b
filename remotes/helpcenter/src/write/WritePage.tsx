import { Button } from '@fluentui/react-components';
import { useCan, useSaveFile, useTranslation } from '@recobro/sdk';
import {
  type Column,
  choicesOf,
  DateText,
  EntityList,
  LinkButton,
  RecordName,
  Skeletons,
  StatusBadge,
  TwoLines,
  useListParams,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useList } from '../api/client';
import { type Article, LANGUAGES, STATUSES, toneOf } from '../api/types';
import { type Asks, Attention, useAsks } from './Attention';
import { useArticleSelection } from './useArticleSelection';

const NewArticle = lazy(() => import('./NewArticle').then((m) => ({ default: m.NewArticle })));
const Import = lazy(() => import('./Import').then((m) => ({ default: m.Import })));
const NewCategory = lazy(() => import('./NewCategory').then((m) => ({ default: m.NewCategory })));

/** What is being written: all articles in all states, and what asks for an editor. */
export function WritePage() {
  const asks = useAsks();
  return asks ? <Writing asks={asks} /> : <Skeletons rows={6} when />;
}

function Writing({ asks }: { asks: Asks }) {
  const { t } = useTranslation('helpcenter');
  const [adding, setAdding] = useState<'article' | 'category' | 'import'>();
  const filters = { status: STATUSES, language: LANGUAGES, stale: ['true'] } as const;
  const params = useListParams({ sorts: ['-changed_at', 'title', 'reviewed_at'], filters });
  const query = useList('/api/v1/articles/drafts', {
    query: {
      ...{ sort: params.sort, q: params.text || undefined, page: params.page, pageSize: params.pageSize },
      ...{ status: params.filters.status, language: params.filters.language },
      stale: params.filters.stale.length > 0 || undefined,
    },
  });
  const close = () => setAdding(undefined);
  return (
    <>
      <EntityList
        id="helpcenter-articles"
        title={t('writing')}
        query={query}
        params={params}
        search={t('searchTitle')}
        filters={[
          params.chip('status', t('fields.status'), choicesOf(t, 'status', STATUSES)),
          params.chip('language', t('fields.language'), choicesOf(t, 'language', LANGUAGES)),
          params.chip('stale', t('review'), [{ value: 'true', label: t('stale') }], { multiple: false }),
        ]}
        selection={useArticleSelection()}
        columns={useColumns()}
        rowName={(article) => article.title}
        href={(article) => `/help-center/write/${article.id}`}
        compact={(article) => (
          <TwoLines
            name={article.title}
            aside={article.unconfirmed ? t('given.short') : t(`status.${article.status}`)}
          >
            {t(`language.${article.language}`)}
          </TwoLines>
        )}
        lead={<Attention asks={asks} />}
        pageActions={<Actions onAdd={setAdding} />}
        none={{ title: t('nothingWritten'), reason: t('nothingWrittenWhy') }}
      />
      <Suspense>
        {adding === 'article' && <NewArticle onClose={close} />}
        {adding === 'import' && <Import onClose={close} />}
        {adding === 'category' && <NewCategory onClose={close} />}
      </Suspense>
    </>
  );
}

function Actions({ onAdd }: { onAdd: (what: 'article' | 'category' | 'import') => void }) {
  const { t } = useTranslation('helpcenter');
  const can = useCan();
  const save = useSaveFile();
  return (
    <>
      <LinkButton to="/help-center/care">{t('care')}</LinkButton>
      {can('helpcenter.articles:import') && <Button onClick={() => onAdd('import')}>{t('import')}</Button>}
      {can('helpcenter.articles:export') && (
        <Button onClick={() => save.mutate({ path: '/api/v1/articles/export', name: 'articles.zip' })}>
          {t('export')}
        </Button>
      )}
      {can('helpcenter.categories:update') && (
        <LinkButton to="/help-center/portals">{t('portals.title')}</LinkButton>
      )}
      {can('helpcenter.categories:create') && (
        <Button onClick={() => onAdd('category')}>{t('newCategory')}</Button>
      )}
      {can('helpcenter.articles:create') && (
        <Button appearance="primary" onClick={() => onAdd('article')}>
          {t('newArticle')}
        </Button>
      )}
    </>
  );
}

function useColumns(): Column<Article>[] {
  const { t } = useTranslation('helpcenter');
  const day = (value: string) => <DateText value={value} shape="date" />;
  return [
    { id: 'title', header: t('fields.title'), primary: true, sort: 'title', cell: (one) => one.title },
    {
      id: 'status',
      header: t('fields.status'),
      cell: (one) =>
        one.unconfirmed ? (
          <StatusBadge tone="warning">{t('given.short')}</StatusBadge>
        ) : (
          <StatusBadge tone={toneOf[one.status]}>{t(`status.${one.status}`)}</StatusBadge>
        ),
    },
    { id: 'language', header: t('fields.language'), cell: (one) => t(`language.${one.language}`) },
    {
      id: 'category',
      header: t('fields.category'),
      cell: (one) => <RecordName of="helpcenter.category" id={one.category_id} />,
    },
    { id: 'changed', header: t('fields.changed'), sort: 'changed_at', cell: (one) => day(one.changed_at) },
    {
      id: 'reviewed',
      header: t('fields.reviewed'),
      sort: 'reviewed_at',
      cell: (one) => day(one.reviewed_at),
    },
  ];
}
