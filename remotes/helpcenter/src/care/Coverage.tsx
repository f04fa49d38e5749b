import { Checkbox, makeStyles, tokens } from '@fluentui/react-components';
import { Link, parseAsBoolean, useQueryState, useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, Section, StatusBadge } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import { type Cell, type Covered, LANGUAGES, toneOfCoverage } from '../api/types';

const useStyles = makeStyles({
  scroll: { overflow: 'auto', maxHeight: '60vh' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      textAlign: 'start',
      paddingBlock: tokens.spacingVerticalXS,
      paddingInlineEnd: tokens.spacingHorizontalM,
    },
    '& tbody tr': {
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderBlockStartColor: tokens.colorNeutralStroke2,
    },
    '& a': { color: tokens.colorBrandForegroundLink },
    '& tbody th': { minWidth: '128px', fontWeight: tokens.fontWeightRegular, overflowWrap: 'anywhere' },
  },
});

/** The articles against the languages: where each is there, behind its source, or missing. */
export function Coverage() {
  const { t } = useTranslation('helpcenter');
  const [every, setEvery] = useQueryState('every', parseAsBoolean.withDefault(false));
  const read = useRead('/api/v1/articles/coverage', { query: { gaps: !every } });
  return (
    <Section
      title={t('coverage')}
      count={read.data && String(read.data.length)}
      waiting={read.isPending}
      actions={
        <Checkbox
          label={t('coverageEvery')}
          checked={every}
          onChange={(_, { checked }) => setEvery(checked === true)}
        />
      }
    >
      <Loaded read={read} empty={<EmptyState title={t('coverageNone')} reason={t('coverageNoneWhy')} />}>
        {(rows) => <Rows rows={rows} />}
      </Loaded>
    </Section>
  );
}

function Rows({ rows }: { rows: Covered[] }) {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const languages = LANGUAGES.filter((one) =>
    rows.some(({ cells }) => cells.some((cell) => cell.language === one)),
  );
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('coverage')}>
        <thead>
          <tr>
            <th scope="col">{t('text')}</th>
            {languages.map((language) => (
              <th key={language} scope="col">
                {t(`language.${language}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.root_article_id}>
              <th scope="row">
                <Link to={`/help-center/write/${row.root_article_id}`}>{row.title}</Link>
              </th>
              {languages.map((language) => (
                <td key={language}>
                  <Shown row={row} cell={row.cells.find((one) => one.language === language)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How far a translation has come; it leads to where it is written, or to what it is to be written from. */
function Shown({ row, cell }: { row: Covered; cell: Cell | undefined }) {
  const { t } = useTranslation('helpcenter');
  if (!cell) return null;
  const badge = <StatusBadge tone={toneOfCoverage[cell.state]}>{t(`covered.${cell.state}`)}</StatusBadge>;
  const to = cell.article_id ?? `${row.root_article_id}?translate=${cell.language}`;
  return <Link to={`/help-center/write/${to}`}>{badge}</Link>;
}
