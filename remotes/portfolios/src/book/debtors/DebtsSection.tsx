import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons';
import { parseAsString, useCan, useQueryState, useTranslation } from '@recobro/sdk';
import {
  Amount,
  DateText,
  EmptyState,
  hairlineOver,
  Loaded,
  mirrored,
  plainList,
  Section,
  StatusBadge,
  type Tone,
  useFormats,
} from '@recobro/sdk/ui';
import { useEffect, useRef, useState } from 'react';
import { useRead } from '../../api/client';
import { useWaiting } from '../../api/debtors';
import { useBuckets } from '../../api/portfolios';
import type { Debt } from '../../api/types';
import { CoDebtors } from '../../money/terms/CoDebtors';
import { AdjustPanel } from './AdjustPanel';
import { DebtFacts } from './DebtFacts';
import { Ledger } from './Ledger';

const useStyles = makeStyles({
  list: plainList,
  item: {
    ...hairlineOver,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalM,
  },
  row: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'start',
    '@media (max-width: 479px)': {
      gridTemplateColumns: '28px minmax(0, 1fr)',
      '& > :last-child': { gridColumn: 2 },
    },
  },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXS,
    alignItems: 'center',
  },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
  ledger: { paddingInlineStart: '36px', paddingBlockStart: tokens.spacingVerticalS },
  arrow: mirrored,
});

const tone: Record<Debt['status'], Tone> = { active: 'neutral', paused: 'paused', resolved: 'success' };

/** What is owed, debt by debt, each with its ledger. */
export function DebtsSection({ debtorId }: { debtorId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const can = useCan();
  const allowed = can('portfolios.debts:read');
  const asked = { path: { id: debtorId }, query: { pageSize: 100 } };
  const debts = useRead('/api/v1/deudores/{id}/debts', asked, { enabled: allowed });
  if (!allowed) return null;
  return (
    <Section
      title={t('fields.debts')}
      count={debts.data && count(debts.data.length)}
      flush
      waiting={debts.isPending}
    >
      <Loaded read={debts} empty={<EmptyState title={t('debtors.noDebts')} />}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((debt) => (
              <DebtItem key={debt.id} debtorId={debtorId} debt={debt} />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

function DebtItem({ debtorId, debt }: { debtorId: string; debt: Debt }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const { open, setOpen, item } = useOpenDebt(debt.id);
  const [adjusting, setAdjusting] = useState(false);
  const bucket = useBuckets().data?.find((one) => one.id === debt.bucket_id)?.classification;
  const waiting = useWaiting(debtorId).data?.filter((one) => one.debt_id === debt.id).length ?? 0;
  const name = [debt.product_name, debt.brand].filter(Boolean).join(' ') || debt.ref;
  return (
    <li className={styles.item} ref={item}>
      <div className={styles.row}>
        <Button
          size="small"
          appearance="transparent"
          icon={open ? <ChevronDownRegular /> : <ChevronRightRegular className={styles.arrow} />}
          aria-expanded={open}
          aria-label={t('debtors.ledgerOf', { name })}
          onClick={() => setOpen(!open)}
        />
        <div className={styles.words}>
          <div className={styles.name}>
            <Text weight="semibold">{name}</Text>
            {waiting > 0 && (
              <StatusBadge tone="warning">{t('authority.waits', { count: waiting })}</StatusBadge>
            )}
            {debt.status !== 'active' && (
              <StatusBadge tone={tone[debt.status]}>
                {t(debt.resolution ? `resolution.${debt.resolution}` : `debtStatus.${debt.status}`)}
              </StatusBadge>
            )}
          </div>
          <Text size={200} className={styles.meta}>
            <span>{debt.ref}</span>
            <span dir="auto">
              {t('debtors.due')} <DateText value={debt.current_due} shape="date" />
            </span>
            <span dir="auto">
              {debt.dpd > 0
                ? [t('debtors.overdue', { count: debt.dpd }), bucket].filter(Boolean).join(' · ')
                : t('debtors.current')}
            </span>
          </Text>
        </div>
        <Text weight="semibold">
          <Amount minor={debt.balance} currency={debt.currency} />
        </Text>
      </div>
      {open && (
        <div className={styles.ledger}>
          <DebtFacts debt={debt} />
          <Ledger
            debtorId={debtorId}
            debt={debt}
            onAdjust={
              can('portfolios.debts:adjust') && debt.status !== 'resolved'
                ? () => setAdjusting(true)
                : undefined
            }
          />
          <CoDebtors debt={debt} />
        </div>
      )}
      <AdjustPanel open={adjusting} debtorId={debtorId} debt={debt} onClose={() => setAdjusting(false)} />
    </li>
  );
}

/** Whether a debt's ledger is open: the address may ask for one, which then comes into sight. */
function useOpenDebt(id: string) {
  const [asked] = useQueryState('debt', parseAsString);
  const [open, setOpen] = useState(asked === id);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (asked !== id) return;
    setOpen(true);
    item.current?.scrollIntoView({ block: 'nearest' });
    item.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [asked, id]);
  return { open, setOpen, item };
}
