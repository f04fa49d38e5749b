import { of, useTranslation } from '@recobro/sdk';
import { DateField, FormPanel, Notice, TextField, usePinned } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../../api/client';
import type { Cap } from '../../api/types';
import { useRate } from './InterestSection';
import type { TermsProps } from './WaterfallSection';

const rate = z.string().check(z.trim(), z.regex(/^\d{1,4}([.,]\d{1,2})?$/, 'invalid'));

const ruleSchema = z.object({
  rate,
  after: z.string().check(z.trim(), z.regex(/^\d{1,4}$/, 'invalid')),
});

const capSchema = z.object({
  rate,
  from_on: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date')),
  source: z.string().check(z.trim(), z.minLength(3, 'required'), z.maxLength(300, 'long 300')),
});

/** Hundredths of a percent, as somebody types a percentage. */
const hundredths = (text: string) => Math.round(Number(text.replace(',', '.')) * 100);

interface InterestPanelProps extends TermsProps {
  cap: Cap | undefined;
  onClose: () => void;
}

/** Sets what a portfolio charges; without a legal cap, the cap comes first. */
export function InterestPanel(props: InterestPanelProps) {
  return props.cap ? <RulePanel {...props} /> : <CapPanel {...props} />;
}

function RulePanel({ latest, reload, cap, onClose }: InterestPanelProps) {
  const { value: portfolio = latest, ready, renew } = usePinned(true, latest, reload);
  const { t } = useTranslation('portfolios');
  const written = useRate();
  const save = useWrite('PUT', '/api/v1/carteras/{id}/interest', {
    quiet: true,
    says: () => t('interest.saved'),
    onSuccess: onClose,
  });
  const { annual_rate, after_days } = portfolio.interest;
  return (
    <FormPanel
      open={ready}
      title={t('interest.edit')}
      version={portfolio.version}
      schema={ruleSchema}
      values={{ rate: annual_rate ? String(annual_rate / 100) : '', after: String(after_days) }}
      onSubmit={(values) =>
        save.mutateAsync({
          ...of(portfolio),
          body: { annual_rate: hundredths(values.rate), after_days: Number(values.after), year_days: 365 },
        })
      }
      submitLabel={t('save')}
      onReload={() => void renew()}
      onClose={onClose}
    >
      <TextField
        name="rate"
        label={t('interest.ratePercent')}
        help={cap && t('interest.upTo', { rate: written(cap.annual_rate) })}
        required
      />
      <TextField name="after" label={t('interest.after')} />
    </FormPanel>
  );
}

function CapPanel({ latest, onClose }: InterestPanelProps) {
  const { t } = useTranslation('portfolios');
  const { country, currency } = latest;
  const add = useWrite('POST', '/api/v1/carteras/caps', { quiet: true, says: () => t('interest.capSaved') });
  return (
    <FormPanel
      open
      title={t('interest.addCap')}
      schema={capSchema}
      values={{ rate: '', from_on: '', source: '' }}
      onSubmit={({ from_on, source, ...values }) =>
        add.mutateAsync({
          body: { country, currency, from_on, source, annual_rate: hundredths(values.rate) },
        })
      }
      submitLabel={t('interest.addCap')}
      onClose={onClose}
    >
      <Notice intent="info" layout="multiline">
        {t('interest.capFirst', { country, currency })}
      </Notice>
      <TextField name="rate" label={t('interest.ratePercent')} required />
      <DateField name="from_on" label={t('interest.capFrom')} required />
      <TextField name="source" label={t('interest.source')} help={t('interest.sourceHelp')} required />
    </FormPanel>
  );
}
