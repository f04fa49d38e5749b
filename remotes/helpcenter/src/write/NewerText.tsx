import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { of, useTranslation } from '@recobro/sdk';
import { Section } from '@recobro/sdk/ui';
import { useRead, useWrite } from '../api/client';
import type { Article } from '../api/types';
import { Pieces } from './Pieces';

const useStyles = makeStyles({
  all: { display: 'grid', gap: tokens.spacingVerticalM },
  text: { maxHeight: '320px', overflowY: 'auto' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** That the product has a newer text of an article that was its own: what would change, and the ways to settle it. */
export function NewerText({ article }: { article: Article }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const read = useRead('/api/v1/articles/{id}/product', { path: { id: article.id } });
  const take = useWrite('POST', '/api/v1/articles/{id}/product/take', { says: () => t('tookNewer') });
  const keep = useWrite('POST', '/api/v1/articles/{id}/product/keep', { says: () => t('keptOwn') });
  if (!read.data?.newer) return null;
  const { title, body } = read.data.difference;
  return (
    <Section title={t('newer')}>
      <div className={styles.all}>
        <Text>{t('newerWhy')}</Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by the keyboard */}
        <section className={styles.text} aria-label={t('difference')} tabIndex={0}>
          <Pieces pieces={title} />
          <Pieces pieces={body} />
        </section>
        <div className={styles.actions}>
          <Button onClick={() => take.mutate(of(article))}>{t('takeNewer')}</Button>
          <Button onClick={() => keep.mutate(of(article))}>{t('keepOwn')}</Button>
        </div>
      </div>
    </Section>
  );
}
