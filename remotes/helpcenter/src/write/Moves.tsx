import { Button } from '@fluentui/react-components';
import { of, useCan, useNavigate, useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { Article } from '../api/types';
import { Publish } from './Publish';

/** Props of Moves. */
interface MovesProps {
  article: Article;
  onTranslate: () => void;
  onVersions: () => void;
}

/** What may be done with an article besides writing it. */
export function Moves({ article, onTranslate, onVersions }: MovesProps) {
  const { t } = useTranslation('helpcenter');
  const can = useCan();
  const [leaving, setLeaving] = useState<Article>();
  return (
    <>
      <Button onClick={onVersions}>{t('versions')}</Button>
      {can('helpcenter.articles:create') && <Button onClick={onTranslate}>{t('translate')}</Button>}
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
  const toasts = useToasts();
  const back = useWrite('POST', '/api/v1/articles/{id}/return');
  const archive = useWrite('POST', '/api/v1/articles/{id}/archive', {
    onSuccess: (made) => toasts.undoable(t('archivedNow'), () => back.mutateAsync(of(made))),
  });
  const reopen = useWrite('POST', '/api/v1/articles/{id}/reopen', { says: () => t('reopenedNow') });
  if (article.status === 'archived')
    return <Button onClick={() => reopen.mutate(of(article))}>{t('reopen')}</Button>;
  return (
    <>
      <Button onClick={() => archive.mutate(of(article))}>{t('archive')}</Button>
      <Publish article={article} />
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
