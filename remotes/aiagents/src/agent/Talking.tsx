import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Section, useFormats } from '@recobro/sdk/ui';
import type { Agent, Version } from '../api/types';

const useStyles = makeStyles({
  all: { display: 'grid', gap: tokens.spacingVerticalS },
  bar: {
    display: 'flex',
    height: '8px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground5,
  },
  live: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  canary: { backgroundColor: tokens.colorStatusWarningBackground3 },
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
});

/** Which versions talk now, and with how many of those who are spoken with. */
export function Talking({ agent, versions }: { agent: Agent; versions: Version[] }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { percent } = usePercent();
  const live = versions.find((one) => one.id === agent.live_version_id);
  const canary = versions.find((one) => one.id === agent.canary_version_id);
  const share = canary ? agent.canary_share : 0;
  return (
    <Section title={t('talking')}>
      {!live && <Text>{t('noneTalks')}</Text>}
      {live && (
        <div className={styles.all}>
          <div className={styles.bar} aria-hidden>
            <div className={styles.live} style={{ width: `${100 - share}%` }} />
            <div className={styles.canary} style={{ width: `${share}%` }} />
          </div>
          <div className={styles.words}>
            <Text>{t('talksWith', { n: live.n, share: percent(100 - share) })}</Text>
            {canary && <Text>{t('talksWith', { n: canary.n, share: percent(share) })}</Text>}
          </div>
        </div>
      )}
      {agent.is_paused && <Text>{t('pausedWhy')}</Text>}
    </Section>
  );
}

/** Hundredths, as they are written where one reads. */
function usePercent() {
  const { locale } = useFormats();
  const format = new Intl.NumberFormat(locale, { style: 'percent' });
  return { percent: (hundredths: number) => format.format(hundredths / 100) };
}
