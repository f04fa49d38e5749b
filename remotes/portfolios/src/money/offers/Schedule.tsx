import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Facts, Notice, Skeletons, useFormats } from '@recobro/sdk/ui';
import { useProposal } from '../../api/plans';
import type { OfferDraft } from '../../api/types';
import { InstalmentTable } from '../plans/InstalmentTable';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minHeight: '160px' },
  stale: { opacity: 0.6 },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** Props of Schedule. */
interface ScheduleProps {
  draft: OfferDraft;
  /** How long the offer will hold. */
  hours: number;
  /** Asked where somebody else has to approve. */
  children: React.ReactNode;
}

/** What terms come to, as they change: the total, who has to approve, and every instalment. */
export function Schedule({ draft, hours, children }: ScheduleProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const proposal = useProposal(draft);
  if (proposal.error) return <Notice intent="error">{proposal.error.message}</Notice>;
  if (!proposal.data) return <Skeletons rows={4} when />;
  const { currency, balance, discount, total, schedule, approval } = proposal.data;
  const money = (minor: number) => <bdi>{amountOrZero(minor, { currency, exact: true })}</bdi>;
  return (
    <div className={styles.stack}>
      <div aria-live="polite" className={proposal.isPlaceholderData ? styles.stale : undefined}>
        <Facts
          facts={[
            { name: t('offers.owed'), value: money(balance) },
            { name: t('offers.given'), value: money(discount) },
            { name: t('offers.total'), value: <Text weight="semibold">{money(total)}</Text> },
          ]}
        />
      </div>
      {approval && (
        <Notice intent="warning" layout="multiline" title={t('offers.beyond')}>
          {t('offers.beyondWhy')}
        </Notice>
      )}
      {approval && children}
      <InstalmentTable label={t('offers.schedule')} rows={schedule} currency={currency} />
      <Text size={200} className={styles.meta}>
        {t('offers.holds', { count: hours })}
      </Text>
    </div>
  );
}
