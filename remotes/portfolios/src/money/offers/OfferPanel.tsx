import { useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  DateField,
  ErrorState,
  FormPanel,
  LongTextField,
  SidePanel,
  Skeletons,
  useFormats,
  useFormValue,
  useSettled,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type OfferAsked, useAgree, useRegion } from '../../api/plans';
import type { OfferDraft, Region } from '../../api/types';
import { OfferFor } from './OfferFor';
import { RangeField } from './RangeField';
import { FREQUENCIES } from './rule';
import { Schedule } from './Schedule';
import { atFirst, downOf, shareOf, totalOf, WHOLE } from './terms';

const schema = z.object({
  terms: z.object({
    discount: z.number(),
    down: z.number(),
    instalments: z.number(),
    frequency: z.enum(FREQUENCIES),
    first_on: z.string().check(z.minLength(10, 'required')),
  }),
  reason: z.string().check(z.trim(), z.maxLength(500, 'long 500')),
});

type Draft = z.infer<typeof schema>;

/** Props of OfferPanel. */
interface OfferPanelProps {
  open: boolean;
  debtorId: string;
  onClose: () => void;
}

/** Agrees on a plan: sliders that do not leave what the rules allow, and what comes of them, as they move. */
export function OfferPanel({ open, debtorId, onClose }: OfferPanelProps) {
  const { t } = useTranslation('portfolios');
  const [asked, ask] = useState<OfferAsked>({});
  const region = useRegion(debtorId, asked);
  const title = t('plans.agree');
  const again = () => (asked.rule_id || asked.debt_ids ? ask({}) : region.refetch());
  if (!region.data)
    return (
      <SidePanel open={open} title={title} onClose={onClose}>
        {region.error ? (
          <ErrorState error={region.error} onRetry={() => void again()} />
        ) : (
          <Skeletons rows={6} when />
        )}
      </SidePanel>
    );
  return (
    <Terms open={open} title={title} debtorId={debtorId} region={region.data} onAsk={ask} onClose={onClose} />
  );
}

/** The draft as the API is asked for it. */
function offerOf(debtorId: string, region: Region, terms: Draft['terms'], unit: number): OfferDraft {
  const { down, ...others } = terms;
  const total = totalOf(region, terms.discount);
  return {
    debtor_id: debtorId,
    debt_ids: region.debts.map((one) => one.debt_id),
    rule_id: region.rule_id,
    terms: { ...others, down_payment: downOf(total, down, unit) },
  };
}

function Terms({
  open,
  title,
  debtorId,
  region,
  onAsk,
  onClose,
}: OfferPanelProps & { title: string; region: Region; onAsk: (asked: OfferAsked) => void }) {
  const { t } = useTranslation('portfolios');
  const { unitOf } = useUnits();
  const agree = useAgree((plan) => t(plan.status === 'active' ? 'plans.agreed' : 'plans.asked'));
  const unit = unitOf(region.currency);
  const submit = async ({ terms, reason }: Draft) => {
    await agree(offerOf(debtorId, region, terms, unit), reason);
    onClose();
  };
  return (
    <FormPanel
      open={open}
      title={title}
      schema={schema}
      values={{ terms: atFirst(region), reason: '' }}
      onSubmit={submit}
      submitLabel={t('plans.agreeDo')}
      onClose={onClose}
    >
      <OfferFor debtorId={debtorId} region={region} onAsk={onAsk} />
      <Sliders region={region} />
      <ChoiceField
        name="terms.frequency"
        label={t('offers.frequency')}
        options={choicesOf(t, 'frequency', FREQUENCIES).filter((one) =>
          region.frequencies.some((known) => known === one.value),
        )}
      />
      <DateField name="terms.first_on" label={t('offers.firstOn')} required />
      <Outcome debtorId={debtorId} region={region} unit={unit} />
    </FormPanel>
  );
}

function Sliders({ region }: { region: Region }) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero, count } = useFormats();
  const { percentOf, unitOf } = useUnits();
  const discount = useFormValue<number>('terms.discount');
  const money = (minor: number) => amountOrZero(minor, { currency: region.currency });
  const total = totalOf(region, discount);
  return (
    <>
      <RangeField
        name="terms.discount"
        label={t('offers.discount')}
        min={0}
        max={region.discount}
        step={100}
        own={region.own.discount}
        says={(value) =>
          t('offers.shareOf', { percent: percentOf(value), amount: money(shareOf(region.balance, value)) })
        }
      />
      <RangeField
        name="terms.down"
        label={t('offers.down')}
        min={region.down_payment}
        max={Math.max(region.down_payment, WHOLE * 0.9)}
        step={100}
        says={(value) =>
          value === 0
            ? t('offers.noDown')
            : t('offers.shareOf', {
                percent: percentOf(value),
                amount: money(downOf(total, value, unitOf(region.currency))),
              })
        }
      />
      <RangeField
        name="terms.instalments"
        label={t('offers.instalments')}
        min={region.instalments_min}
        max={region.instalments_max}
        step={1}
        own={region.own.instalments}
        says={(value) => t('offers.count', { count: value, shown: count(value) })}
      />
    </>
  );
}

/** What the terms come to, and the reason where somebody else approves. */
function Outcome({ debtorId, region, unit }: { debtorId: string; region: Region; unit: number }) {
  const { t } = useTranslation('portfolios');
  const terms = useSettled(useFormValue<Draft['terms']>('terms'), 200);
  return (
    <Schedule draft={offerOf(debtorId, region, terms, unit)} hours={region.valid_hours}>
      <LongTextField name="reason" label={t('plans.whyApprove')} help={t('plans.whyHelp')} required />
    </Schedule>
  );
}

/** How shares and units are written. */
function useUnits() {
  const { locale } = useFormats();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return {
    percentOf: (share: number) => percent.format(share / WHOLE),
    unitOf: (currency: string) =>
      10 **
      (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
        2),
  };
}
