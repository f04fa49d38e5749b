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

/** What asks for an editor. */
export interface Asks {
  gaps: Gap[];
  misses: Missed[];
  outdated: Article[];
}

/** What asks for an editor; nothing until all of it is known, so that it moves nothing by coming late. */
export function useAsks(): Asks | undefined {
  const gaps = useRead('/api/v1/articles/gaps', {});
  const misses = useRead('/api/v1/articles/searches', {});
  const outdated = useRead('/api/v1/articles/outdated', {});
  if (gaps.isPending || misses.isPending || outdated.isPending) return undefined;
  return { gaps: gaps.data ?? [], misses: misses.data ?? [], outdated: outdated.data ?? [] };
}

/** Translations that are missing or stale, what the product has written anew, and what people searched in vain. */
export function Attention({ asks: { gaps, misses, outdated } }: { asks: Asks }) {
  const styles = useStyles();
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
            <Link
              to={`/help-center/write/${gap.article_id || `${gap.root_article_id}?translate=${gap.language}`}`}
            >
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
