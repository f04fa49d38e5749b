import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, useApi, useQuery, useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, plainList, Section, StatusBadge, type Tone, useFormats } from '@recobro/sdk/ui';
import type { ImportFile } from '../api/types';
import { recentImports } from './reads';

const TONES: Record<string, Tone> = { finished: 'success', failed: 'danger', cancelled: 'paused' };

const useStyles = makeStyles({
  list: plainList,
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
  const { t } = useTranslation('portfolios');
  const read = useQuery(recentImports(useApi()));
  return (
    <Section title={t('home.imports')} flush>
      <Loaded
        read={read}
        empty={<EmptyState title={t('home.noImports')} reason={t('home.noImportsReason')} />}
      >
        {(imports) => (
          <ul className={styles.list}>
            {imports.map((each) => (
              <ImportLine key={each.id} each={each} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

function ImportLine({ each }: { each: ImportFile }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
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
