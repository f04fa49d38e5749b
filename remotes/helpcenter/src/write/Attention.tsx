import { makeStyles, tokens } from '@fluentui/react-components';
import { Link, useTranslation } from '@recobro/sdk';
import { Section } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { Article, Gap, Missed } from '../api/types';

const useStyles = makeStyles({
  all: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
  },
  list: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalL,
    maxHeight: '200px',
    overflowY: 'auto',
    '& a': { color: tokens.colorBrandForegroundLink },
  },
});

/** What asks for an editor: translations that are missing or stale, what the product has written anew, and what people searched in vain. */
export function Attention() {
  const styles = useStyles();
  const { t } = useTranslation('helpcenter');
  const read = useRead('/api/v1/articles/gaps', {});
  const gaps = read.data ?? [];
  const misses = useRead('/api/v1/articles/searches', {}).data ?? [];
  const outdated = useRead('/api/v1/articles/outdated', {}).data ?? [];
  if (read.isPending)
    // what is below must not move once it is there
    return (
      <div className={styles.all}>
        <Section title={t('gaps')} waiting expected={1}>
          {null}
        </Section>
      </div>
    );
  if (gaps.length + misses.length + outdated.length === 0) return null;
  return (
    <div className={styles.all}>
      {outdated.length > 0 && <Outdated articles={outdated} />}
      {gaps.length > 0 && <Gaps gaps={gaps} />}
      {misses.length > 0 && <Misses misses={misses} />}
    </div>
  );
}

function Outdated({ articles }: { articles: Article[] }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  return (
    <Section title={t('newer')} count={String(articles.length)}>
      <ul className={styles.list}>
        {articles.map(({ id, title, language }) => (
          <li key={id}>
            <Link to={`/help-center/write/${id}`}>
              {t('outdated', { title, language: t(`language.${language}`) })}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Gaps({ gaps }: { gaps: Gap[] }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  return (
    <Section title={t('gaps')} count={String(gaps.length)}>
      <ul className={styles.list}>
        {gaps.map((gap) => (
          <li key={gap.root_article_id + gap.language}>
            <Link to={`/help-center/write/${gap.article_id || gap.root_article_id}`}>
              {t(gap.article_id ? 'gapStale' : 'gapMissing', {
                title: gap.title,
                language: t(`language.${gap.language}`),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Misses({ misses }: { misses: Missed[] }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  return (
    <Section title={t('misses')} count={String(misses.length)}>
      <ul className={styles.list}>
        {misses.map((miss) => (
          <li key={miss.language + miss.text}>
            {t('missed', { text: miss.text, language: t(`language.${miss.language}`), count: miss.times })}
          </li>
        ))}
      </ul>
    </Section>
  );
}
