import { makeStyles, tokens } from '@fluentui/react-components';
import { Link, useTranslation } from '@recobro/sdk';
import { Section } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { Article } from '../api/types';
import { Preview } from './Preview';
import { isBehind, SourceBehind } from './SourceBehind';

const useStyles = makeStyles({
  link: { color: tokens.colorBrandForegroundLink },
  text: { maxHeight: '60vh', overflowY: 'auto', overflowWrap: 'anywhere' },
});

/** What a translation is of, to be read while it is written. */
export function SourceText({ article }: { article: Article }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const read = useRead('/api/v1/articles/{id}', { path: { id: article.root_article_id } });
  const source = read.data;
  return (
    <Section title={t('source')} waiting={read.isPending}>
      {source && (
        <>
          <Link className={styles.link} to={`/help-center/write/${source.id}`}>
            {source.title}
          </Link>
          {isBehind(article, source) && <SourceBehind source={source} translation={article} />}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by the keyboard */}
          <section className={styles.text} aria-label={t('source')} lang={source.language} tabIndex={0}>
            <Preview text={source.body ?? ''} />
          </section>
        </>
      )}
    </Section>
  );
}
