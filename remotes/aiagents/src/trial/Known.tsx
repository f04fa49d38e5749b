import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Amount, Facts, plainList, Section, StatusBadge } from '@recobro/sdk/ui';
import type { Panel } from '../api/types';
import { useDid } from './useDid';

const useStyles = makeStyles({
  badges: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    marginBlockEnd: tokens.spacingVerticalM,
  },
  list: { ...plainList, display: 'grid', gap: tokens.spacingVerticalXS },
});

/** What is known of a test as it stands, and what was done in the file. */
export function Known({ panel }: { panel: Panel | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const did = useDid(panel?.currency);
  if (!panel) return null;
  const yes = (is: boolean, word: string) => (
    <StatusBadge tone={is ? 'success' : 'neutral'}>{t(`trial.${is ? '' : 'not_'}${word}`)}</StatusBadge>
  );
  return (
    <Section title={t('trial.known')}>
      <div className={styles.badges}>
        {yes(panel.disclosed, 'disclosed')}
        {yes(panel.verified, 'verified')}
        {panel.others && <StatusBadge tone="warning">{t('trial.others')}</StatusBadge>}
      </div>
      <Facts
        facts={[
          {
            name: t('trial.owed'),
            value:
              panel.owed == null ? (
                t('trial.notRead')
              ) : (
                <Amount minor={panel.owed} currency={panel.currency} />
              ),
          },
          { name: t('trial.asked'), value: panel.asked && t(`slot.${panel.asked}`) },
          { name: t('trial.offers'), value: <Offers panel={panel} /> },
          {
            name: t('trial.did'),
            value: panel.did?.length ? (
              <ul className={styles.list}>
                {panel.did.map((one) => (
                  <li key={`${one.what} ${one.flag} ${one.on} ${one.offer_id}`}>{did(one)}</li>
                ))}
              </ul>
            ) : (
              <Text>{t('trial.nothing')}</Text>
            ),
          },
        ]}
      />
    </Section>
  );
}

function Offers({ panel }: { panel: Panel }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  if (!panel.offers?.length) return <Text>{t('trial.nothing')}</Text>;
  return (
    <ol className={styles.list}>
      {panel.offers.map((one) => (
        <li key={one.id}>
          <Amount minor={one.total} currency={panel.currency} />{' '}
          {t('trial.parts', { count: one.instalments })}
        </li>
      ))}
    </ol>
  );
}
