import { Checkbox, Field, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { Choose, useFormats, useFormSet } from '@recobro/sdk/ui';
import { useEffect, useRef } from 'react';
import { useRead } from '../../api/client';
import type { OfferAsked } from '../../api/plans';
import type { Debt, Region } from '../../api/types';
import { atFirst } from './terms';

const useStyles = makeStyles({
  debts: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    border: 'none',
    overflowWrap: 'anywhere',
  },
  legend: { padding: 0 },
  label: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS },
  amount: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** Props of OfferFor. */
interface OfferForProps {
  debtorId: string;
  region: Region;
  onAsk: (asked: OfferAsked) => void;
}

/** What the offer is made under and what it is for, where there is a choice; the terms begin anew with each. */
export function OfferFor({ debtorId, region, onAsk }: OfferForProps) {
  const { t } = useTranslation('portfolios');
  useFreshTerms(region);
  const chosen = region.debts.map((one) => one.debt_id);
  return (
    <>
      {region.rules.length > 1 && (
        <Field label={t('offers.rule')}>
          <Choose
            value={region.rule_id}
            choices={region.rules.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={(rule_id) => onAsk({ rule_id, debt_ids: chosen })}
          />
        </Field>
      )}
      <WhichDebts
        debtorId={debtorId}
        chosen={chosen}
        onChoose={(debt_ids) => onAsk({ rule_id: region.rule_id, debt_ids })}
      />
    </>
  );
}

/** Terms of one region may lie outside of another. */
function useFreshTerms(region: Region) {
  const set = useFormSet();
  const of = [region.rule_id, ...region.debts.map((one) => one.debt_id)].join();
  const known = useRef(of);
  useEffect(() => {
    if (known.current !== of) set('terms', atFirst(region));
    known.current = of;
  }, [of, region, set]);
}

interface WhichDebtsProps {
  debtorId: string;
  chosen: string[];
  onChoose: (ids: string[]) => void;
}

/** The debts that an offer is for: at least one, and of one currency. */
function WhichDebts({ debtorId, chosen, onChoose }: WhichDebtsProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const asked = { path: { id: debtorId }, query: { pageSize: 100 } };
  const debts = useRead('/api/v1/deudores/{id}/debts', asked, { enabled: useCan()('portfolios.debts:read') });
  const owed = debts.data?.filter(({ status, balance }) => status !== 'resolved' && balance > 0) ?? [];
  if (owed.length < 2) return null;
  const pick = (debt: Debt, on: boolean) => {
    const others = owed.filter((one) => one.id !== debt.id && chosen.includes(one.id));
    if (!on) return onChoose(others.map(({ id }) => id));
    onChoose([...others.filter(({ currency }) => currency === debt.currency).map(({ id }) => id), debt.id]);
  };
  return (
    <fieldset className={styles.debts}>
      <legend className={styles.legend}>{t('offers.debts')}</legend>
      {owed.map((debt) => (
        <Checkbox
          key={debt.id}
          checked={chosen.includes(debt.id)}
          disabled={chosen.length === 1 && chosen.includes(debt.id)}
          onChange={(_, { checked }) => pick(debt, checked === true)}
          label={
            <span className={styles.label}>
              {nameOf(debt)}
              <bdi className={styles.amount}>{amountOrZero(debt.balance, { currency: debt.currency })}</bdi>
            </span>
          }
        />
      ))}
      <Text size={200} className={styles.amount}>
        {t('offers.debtsHelp')}
      </Text>
    </fieldset>
  );
}

const nameOf = (debt: Debt) => [debt.product_name, debt.brand, debt.ref].filter(Boolean).join(' · ');
