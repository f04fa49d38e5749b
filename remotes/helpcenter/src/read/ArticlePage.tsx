import { Button, Text } from '@fluentui/react-components';
import { useCan, useNavigate, useParams, useTranslation } from '@recobro/sdk';
import { DateText, DetailPage, DetailSkeleton, ErrorState, LinkButton, Section } from '@recobro/sdk/ui';
import { useEffect } from 'react';
import { useRead, useWrite } from '../api/client';
import type { Reading } from '../api/types';
import { Content } from './Content';
import { Helped } from './Helped';
import { ToArticle } from './ToArticle';

/** One article as it is read: its text, whether it helped, and its other languages. */
export function ArticlePage() {
  const { t } = useTranslation('helpcenter');
  const { id = '' } = useParams();
  const read = useRead('/api/v1/articles/{id}/reading', { path: { id } });
  const back = { to: '/help-center', label: t('title') };
  useViewed(read.data?.id);
  if (read.error) return <ErrorState page error={read.error} onRetry={() => read.refetch()} back={back} />;
  if (!read.data) return <DetailSkeleton />;
  const article = read.data;
  return (
    <DetailPage
      back={back}
      title={<span lang={article.language}>{article.title}</span>}
      meta={<Origin of={article} />}
      actions={article.shelf ? <MakeOwn id={article.id} /> : <Write id={article.id} />}
      side={article.others.length > 0 && <Others of={article} />}
    >
      <Section title={t('text')}>
        <div lang={article.language}>
          <Content nodes={article.content} />
        </div>
      </Section>
      <Helped id={article.id} key={article.id} />
    </DetailPage>
  );
}

/** When somebody last held it against how things are, or that it came with the product. */
function Origin({ of }: { of: Reading }) {
  const { t } = useTranslation('helpcenter');
  return (
    <Text size={200}>
      {of.reviewed_at ? (
        <>
          {t('reviewed')} <DateText value={of.reviewed_at} shape="date" />
        </>
      ) : (
        t('ofProductWhy')
      )}
    </Text>
  );
}

/** Makes an article of the product the company's own, and leads to where it is written. */
function MakeOwn({ id }: { id: string }) {
  const { t } = useTranslation('helpcenter');
  const go = useNavigate();
  const take = useWrite('POST', '/api/v1/articles/{id}/take', {
    onSuccess: (own) => go(`/help-center/write/${own.id}`),
  });
  const may = useCan()('helpcenter.articles:update');
  return may && <Button onClick={() => take.mutate({ path: { id } })}>{t('makeOwn')}</Button>;
}

/** Counts that somebody reads an article, once each time it is opened. */
function useViewed(id: string | undefined) {
  const { mutate } = useWrite('POST', '/api/v1/articles/{id}/views', { quiet: true });
  useEffect(() => {
    if (id) mutate({ path: { id } });
  }, [id, mutate]);
}

function Write({ id }: { id: string }) {
  const { t } = useTranslation('helpcenter');
  return (
    useCan()('helpcenter.articles:update') && (
      <LinkButton to={`/help-center/write/${id}`}>{t('change')}</LinkButton>
    )
  );
}

function Others({ of }: { of: Reading }) {
  const { t } = useTranslation('helpcenter');
  return (
    <Section title={t('others')}>
      {of.others.map((other) => (
        <div key={other.id}>
          <ToArticle id={other.id}>{t(`language.${other.language}`)}</ToArticle>
        </div>
      ))}
    </Section>
  );
}
