import { EditRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { DateText, Facts, IconButton, Section, useFormats } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useCaps } from '../../api/money';
import type { TermsProps } from './WaterfallSection';

const InterestPanel = lazy(() => import('./InterestPanel').then((code) => ({ default: code.InterestPanel })));

/** What a portfolio charges on principal that is past due, beside the most that the law allows. */
export function InterestSection({ latest, reload }: TermsProps) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const rate = useRate();
  const [editing, setEditing] = useState(false);
  const cap = useCaps(latest);
  const { annual_rate, after_days, from_on } = latest.interest;
  return (
    <Section
      title={t('interest.title')}
      actions={
        can('portfolios.interest:update') && (
          <IconButton icon={<EditRegular />} label={t('interest.edit')} onClick={() => setEditing(true)} />
        )
      }
    >
      <Facts
        facts={[
          { name: t('interest.rate'), value: annual_rate > 0 ? rate(annual_rate) : t('interest.none') },
          ...(annual_rate > 0
            ? [
                { name: t('interest.after'), value: t('interest.days', { count: after_days }) },
                { name: t('interest.from'), value: <DateText value={from_on} shape="date" /> },
              ]
            : []),
          {
            name: t('interest.cap'),
            value: cap ? `${rate(cap.annual_rate)} · ${cap.source}` : t('interest.noCap'),
          },
        ]}
      />
      {editing && (
        <Suspense>
          <InterestPanel latest={latest} reload={reload} cap={cap} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  );
}

/** Writes a rate that is in hundredths of a percent. */
export function useRate() {
  const { locale } = useFormats();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return (rate: number) => percent.format(rate / 10_000);
}
