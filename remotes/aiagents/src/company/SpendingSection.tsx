import { makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Loaded, plainList, RecordName, Section, stacked, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { Budget, Spending } from '../api/types';

const useStyles = makeStyles({
  all: stacked(tokens.spacingVerticalL),
  both: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: tokens.spacingHorizontalXL,
  },
  budget: stacked(tokens.spacingVerticalXS),
  line: { display: 'flex', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalM },
  sum: { fontVariantNumeric: 'tabular-nums' },
  faint: { color: tokens.colorNeutralForeground3 },
  list: { ...plainList, ...stacked(tokens.spacingVerticalXS) },
});

/** What models have cost today and this month, and by which agent. */
export function SpendingSection() {
  const { t } = useTranslation('aiagents');
  const spending = useRead('/api/v1/ai-agents/settings/spending', {});
  return (
    <Section title={t('spending.title')} waiting={spending.isPending} expected={3}>
      <Loaded read={spending}>{(known) => <Spent spending={known} />}</Loaded>
    </Section>
  );
}

const CENT = 10_000;

/** Millionths of a dollar, as dollars. */
function useDollars() {
  const { amountOrZero } = useFormats();
  return (micros: number) => amountOrZero(Math.round(micros / CENT), { currency: 'USD', exact: true });
}

function Spent({ spending: { today, month, agents, unpriced } }: { spending: Spending }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { count } = useFormats();
  const dollars = useDollars();
  return (
    <div className={styles.all}>
      <div className={styles.both}>
        <Bar label={t('spending.today')} budget={today} />
        <Bar label={t('spending.month')} budget={month} />
      </div>
      {agents.length === 0 && <Text className={styles.faint}>{t('spending.none')}</Text>}
      <ul className={styles.list} aria-label={t('spending.byAgent')}>
        {agents.map(({ agent_id, micros }) => (
          <li key={agent_id} className={styles.line}>
            {agent_id ? (
              <RecordName of="aiagents.agent" id={agent_id} />
            ) : (
              <Text>{t('spending.analyses')}</Text>
            )}
            <Text className={styles.sum}>{dollars(micros)}</Text>
          </li>
        ))}
      </ul>
      {unpriced > 0 && (
        <Text size={200} className={styles.faint}>
          {t('spending.unpriced', { count: unpriced, shown: count(unpriced) })}
        </Text>
      )}
    </div>
  );
}

const NEAR = 0.8;

/** What is spent of a budget; without one, what is spent. */
function Bar({ label, budget: { micros, most } }: { label: string; budget: Budget }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const dollars = useDollars();
  const share = most > 0 ? Math.min(micros / most, 1) : 0;
  const color = share >= 1 ? 'error' : share >= NEAR ? 'warning' : 'brand';
  return (
    <div className={styles.budget}>
      <div className={styles.line}>
        <Text>{label}</Text>
        <Text weight="semibold" className={styles.sum}>
          {dollars(micros)}
        </Text>
      </div>
      {most > 0 && <ProgressBar value={share} color={color} thickness="large" aria-label={label} />}
      <Text size={200} className={styles.faint}>
        {most > 0 ? t('spending.of', { most: dollars(most) }) : t('spending.unlimited')}
      </Text>
    </div>
  );
}
