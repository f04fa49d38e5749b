import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { usePeople, useSession, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, DateText, hairlineOver, plainList, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../../api/client';
import { useWaiting } from '../../api/debtors';
import type { Adjustment, Debt } from '../../api/types';
import { useAdjustmentWords } from './useAdjustmentWords';

/** The ways an adjustment may end. */
type Verdict = 'approve' | 'refuse' | 'withdraw';

const useStyles = makeStyles({
  list: { ...plainList, marginBlockStart: tokens.spacingVerticalM },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXS,
    paddingBlock: tokens.spacingVerticalS,
    ...hairlineOver,
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
  const [asking, setAsking] = useState<Verdict>();
  const amount = amountOrZero(adjustment.amount, { currency: adjustment.currency, exact: true });
  const what = useAdjustmentWords()(adjustment);
  const by = people?.find((one) => one.id === adjustment.created_by)?.display_name ?? '';
  const deciding = (verdict: Verdict) => ({
    quiet: true,
    changes: ['/api/v1/carteras' as const],
    says: () => t(`authority.done.${verdict}`, { amount }),
  });
  const at = '/api/v1/deudores/{id}/adjustments/{adjustment}';
  const decide = {
    approve: useWrite('POST', `${at}/approve`, deciding('approve')),
    refuse: useWrite('POST', `${at}/refuse`, deciding('refuse')),
    withdraw: useWrite('POST', `${at}/withdraw`, deciding('withdraw')),
  };
  const confirm = (verdict: Verdict) => {
    const given = { path: { id: debtorId, adjustment: adjustment.id } };
    return verdict === 'refuse'
      ? decide.refuse.mutateAsync({ ...given, body: {} })
      : decide[verdict].mutateAsync(given);
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
        open={asking}
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
