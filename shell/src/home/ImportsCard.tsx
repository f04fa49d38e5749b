import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, useApi, useQuery, useTranslation } from '@recobro/sdk';
import { EmptyState, ErrorState, Section, StatusBadge, type Tone, useFormats } from '@recobro/sdk/ui';
import { type HomeImport, recentImports } from './queries';

const TONES: Record<string, Tone> = { finished: 'success', failed: 'danger', cancelled: 'paused' };

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  line: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    minHeight: '40px',
    paddingInline: tokens.spacingHorizontalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  file: {
    flexGrow: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  meta: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** The last files brought in, and what became of them. */
export function ImportsCard() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(recentImports(useApi()));
  return (
    <Section title={t('home.imports')} flush>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title={t('home.noImports')} reason={t('home.noImportsReason')} />}
      <ul className={styles.list}>
        {data?.map((each) => (
          <ImportLine key={each.id} each={each} />
        ))}
      </ul>
    </Section>
  );
}

function ImportLine({ each }: { each: HomeImport }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { instant, count } = useFormats();
  return (
    <li className={styles.line}>
      <Link to={`/portfolios/${each.portfolio_id}/imports/${each.id}`} className={styles.file}>
        {each.file_name}
      </Link>
      <Text size={200} className={styles.meta}>
        <bdi>
          {t('home.importFigures', {
            created: count(each.result.created),
            rejected: count(each.result.rejected),
          })}
        </bdi>
      </Text>
      <Text size={200} className={styles.meta}>
        <bdi>{instant(each.created_at, 'relative')}</bdi>
      </Text>
      <StatusBadge tone={TONES[each.status] ?? 'neutral'}>
        {t(`home.importStates.${each.status}`)}
      </StatusBadge>
    </li>
  );
}
