import { useTranslation } from '@recobro/sdk';
import { Loaded } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import { Pieces } from './Pieces';

/** What changed from one version of an article to another. */
export function Difference({ id, from, to }: { id: string; from: number; to: number }) {
  const { t } = useTranslation('helpcenter');
  const read = useRead('/api/v1/articles/{id}/difference', { path: { id }, query: { from, to } });
  return (
    <section aria-label={t('difference')}>
      <Loaded read={read}>
        {({ title, body }) => (
          <>
            <Pieces pieces={title} />
            <Pieces pieces={body} />
          </>
        )}
      </Loaded>
    </section>
  );
}
