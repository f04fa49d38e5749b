import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { usePeople, useSession, useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, DateText, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useDecide, useWaiting, type Verdict } from '../api/authorityQueries';
import type { Adjustment, Debt } from '../api/types';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, marginBlockStart: tokens.spacingVerticalM },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalS,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  words: { flexGrow: 1, flexBasis: '220px', minWidth: 0, overflowWrap: 'anywhere' },
  meta: { color: tokens.colorNeutralForeground3 },
  note: { marginInlineStart: tokens.spacingHorizontalS },
});

/** The changes of a debt that wait for somebody else's approval. */
export function WaitingAdjustments({ debtorId, debt }: { debtorId: string; debt: Debt }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const waiting = useWaiting(debtorId).data?.filter((one) => one.debt_id === debt.id) ?? [];
  if (waiting.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('authority.waiting')}>
      {waiting.map((one) => (
        <Waiting key={one.id} debtorId={debtorId} adjustment={one} />
      ))}
    </ul>
  );
}

function Waiting({ debtorId, adjustment }: { debtorId: string; adjustment: Adjustment }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const { me } = useSession();
  const people = usePeople().data;
  const toasts = useToasts();
  const decide = useDecide(debtorId);
  const [asking, setAsking] = useState<Verdict>();
  const amount = amountOrZero(adjustment.amount, { currency: adjustment.currency, exact: true });
  const what = adjustment.resolution
    ? t('authority.resolution', { resolution: t(`resolution.${adjustment.resolution}`), amount })
    : t(`authority.${adjustment.direction}`, { type: t(`movement.${adjustment.type}`), amount });
  const by = people?.find((one) => one.id === adjustment.created_by)?.display_name ?? '';
  const confirm = async () => {
    if (!asking) return;
    await decide.mutateAsync({ adjustment: adjustment.id, verdict: asking });
    toasts.success(t(`authority.done.${asking}`, { amount }));
    setAsking(undefined);
  };
  const button = (verdict: Verdict) => (
    <Button
      size="small"
      appearance={verdict === 'approve' ? 'primary' : 'secondary'}
      aria-label={`${t(`authority.${verdict}`)}: ${what}`}
      onClick={() => setAsking(verdict)}
    >
      {t(`authority.${verdict}`)}
    </Button>
  );
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <Text block size={200} weight="semibold">
          {what}
        </Text>
        <Text block size={200} className={styles.meta}>
          {t('authority.waitsFor', { name: by })} <DateText value={adjustment.created_at} shape="date" />
          {adjustment.note && <span className={styles.note}>{adjustment.note}</span>}
        </Text>
      </div>
      {adjustment.decidable && button('approve')}
      {adjustment.decidable && button('refuse')}
      {adjustment.created_by === me.id && button('withdraw')}
      <ConfirmDialog
        open={asking !== undefined}
        title={t(`authority.confirm.${asking ?? 'approve'}`)}
        action={t(`authority.${asking ?? 'approve'}`)}
        onConfirm={confirm}
        onClose={() => setAsking(undefined)}
      >
        {what}
      </ConfirmDialog>
    </li>
  );
}
