import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Link, useCan, useTranslation } from '@recobro/sdk';
import { Loaded, Section, StatusBadge } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import { type Article, type Cell, type Language, toneOfCoverage } from '../api/types';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalS },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '32px',
    '& a': { color: tokens.colorBrandForegroundLink },
  },
});

/** Props of Languages. */
interface LanguagesProps {
  article: Article;
  onTranslate: (language: Language) => void;
}

/** The languages that an article is there in, and those that it lacks or is behind in. */
export function Languages({ article, onTranslate }: LanguagesProps) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const read = useRead('/api/v1/articles/coverage', { query: { root_article_id: article.root_article_id } });
  return (
    <Section title={t('languages')} waiting={read.isPending}>
      <Loaded read={read} empty={t('languagesArchived')}>
        {([one]) => (
          <ul className={styles.list}>
            {one?.cells.map((cell) => (
              <li key={cell.language} className={styles.line}>
                <Shown cell={cell} here={article} onTranslate={onTranslate} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

/** Props of Shown. */
interface ShownProps extends Pick<LanguagesProps, 'onTranslate'> {
  cell: Cell;
  here: Article;
}

function Shown({ cell, here, onTranslate }: ShownProps) {
  const { t } = useTranslation('helpcenter');
  const can = useCan();
  const language = t(`language.${cell.language}`);
  const lead = cell.article_id && cell.article_id !== here.id;
  return (
    <>
      {lead ? <Link to={`/help-center/write/${cell.article_id}`}>{language}</Link> : <span>{language}</span>}
      {cell.state === 'missing' && can('helpcenter.articles:create') ? (
        <Button
          size="small"
          aria-label={t('translateTo', { language })}
          onClick={() => onTranslate(cell.language)}
        >
          {t('translate')}
        </Button>
      ) : (
        <StatusBadge tone={toneOfCoverage[cell.state]}>{t(`covered.${cell.state}`)}</StatusBadge>
      )}
    </>
  );
}
