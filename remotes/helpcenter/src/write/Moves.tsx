import { Button } from '@fluentui/react-components';
import { of, useCan, useNavigate, useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { Article } from '../api/types';

/** Props of Moves. */
interface MovesProps {
  article: Article;
  onOpen: (what: 'translate' | 'versions') => void;
}

/** What may be done with an article besides writing it. */
export function Moves({ article, onOpen }: MovesProps) {
  const { t } = useTranslation('helpcenter');
  const can = useCan();
  const [leaving, setLeaving] = useState<Article>();
  return (
    <>
      <Button onClick={() => onOpen('versions')}>{t('versions')}</Button>
      {can('helpcenter.articles:create') && (
        <Button onClick={() => onOpen('translate')}>{t('translate')}</Button>
      )}
      <Reviewed article={article} />
      {can('helpcenter.articles:delete') && (
        <Button onClick={() => setLeaving(article)}>{t('delete')}</Button>
      )}
      {can('helpcenter.articles:publish') && <Publishing article={article} />}
      <Deleting article={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}

function Reviewed({ article }: { article: Article }) {
  const { t } = useTranslation('helpcenter');
  const review = useWrite('POST', '/api/v1/articles/{id}/review', { says: () => t('reviewedNow') });
  if (article.status !== 'published') return null;
  return <Button onClick={() => review.mutate(of(article))}>{t('stillHolds')}</Button>;
}

function Publishing({ article }: { article: Article }) {
  const { t } = useTranslation('helpcenter');
  const publish = useWrite('POST', '/api/v1/articles/{id}/publish', { says: () => t('publishedNow') });
  const archive = useWrite('POST', '/api/v1/articles/{id}/archive', { says: () => t('archivedNow') });
  const reopen = useWrite('POST', '/api/v1/articles/{id}/reopen', { says: () => t('reopenedNow') });
  if (article.status === 'archived')
    return <Button onClick={() => reopen.mutate(of(article))}>{t('reopen')}</Button>;
  return (
    <>
      <Button onClick={() => archive.mutate(of(article))}>{t('archive')}</Button>
      <Button appearance="primary" onClick={() => publish.mutate(of(article))}>
        {t('publish')}
      </Button>
    </>
  );
}

function Deleting({ article, onClose }: { article: Article | undefined; onClose: () => void }) {
  const { t } = useTranslation('helpcenter');
  const navigate = useNavigate();
  const remove = useWrite('DELETE', '/api/v1/articles/{id}', { quiet: true, says: () => t('deleted') });
  return (
    <ConfirmDialog
      open={article}
      title={t('deleteTitle')}
      action={t('delete')}
      onConfirm={async (known) => {
        await remove.mutateAsync(of(known));
        await navigate('/help-center/write');
      }}
      onClose={onClose}
    >
      {t('deleteWhy')}
    </ConfirmDialog>
  );
}
