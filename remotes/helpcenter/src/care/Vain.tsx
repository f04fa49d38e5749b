import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { DateText, EmptyState, Loaded, Section, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalS },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
  },
  text: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  aside: { color: tokens.colorNeutralForeground3 },
});

/** What people searched and did not find, what they looked for most first. */
export function Vain() {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const { count } = useFormats();
  const read = useRead('/api/v1/articles/searches', {});
  return (
    <Section title={t('misses')} count={read.data && String(read.data.length)} waiting={read.isPending}>
      <Loaded read={read} empty={<EmptyState title={t('missesNone')} reason={t('missesNoneWhy')} />}>
        {(all) => (
          <ul className={styles.list}>
            {all.map((one) => (
              <li key={one.language + one.text} className={styles.line}>
                <span className={styles.text}>{one.text}</span>
                <span className={styles.aside}>
                  {t('missedBy', { language: t(`language.${one.language}`), times: count(one.times) })}{' '}
                  <DateText value={one.last_at} shape="date" />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
