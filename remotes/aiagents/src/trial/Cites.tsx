import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, useCan, useTranslation } from '@recobro/sdk';
import { plainList } from '@recobro/sdk/ui';
import type { Cite } from '../api/types';

const useStyles = makeStyles({
  all: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, alignItems: 'baseline' },
  list: {
    ...plainList,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    minWidth: 0,
  },
  faint: { color: tokens.colorNeutralForeground3 },
  one: { overflowWrap: 'anywhere', minWidth: 0 },
  link: { color: tokens.colorBrandForegroundLink },
});

/** The articles that an answer is from, each with the version that was published then; who may read them is led there. */
export function Cites({ cites }: { cites: Cite[] | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const may = useCan()('helpcenter.articles:read');
  if (!cites?.length) return null;
  return (
    <div className={styles.all}>
      <Text size={200} className={styles.faint}>
        {t('cites')}
      </Text>
      <ul className={styles.list} aria-label={t('cites')}>
        {cites.map(({ article_id, title, version }) => {
          const name = t('citeOf', { title, version });
          return (
            <li key={`${article_id} ${version}`} className={styles.one}>
              <Text size={200} dir="auto">
                {may ? (
                  <Link className={styles.link} to={`/help-center/read/${article_id}`}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </Text>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
