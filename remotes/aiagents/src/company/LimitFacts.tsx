import { useTranslation } from '@recobro/sdk';
import { Facts, useFormats } from '@recobro/sdk/ui';
import type { Limits } from '../api/types';

const DOLLAR = 10_000;

/** The limits, for who may not change them. */
export function LimitFacts({ limits }: { limits: Limits }) {
  const { t } = useTranslation('aiagents');
  const { amountOrZero, count } = useFormats();
  const dollars = (micros: number) =>
    micros > 0
      ? amountOrZero(Math.round(micros / DOLLAR), { currency: 'USD', exact: true })
      : t('spending.unlimited');
  const words = Object.values(limits.forbidden).flat();
  return (
    <Facts
      facts={[
        { name: t('limits.day'), value: dollars(limits.day_micros) },
        { name: t('limits.month'), value: dollars(limits.month_micros) },
        { name: t('limits.whenSpent'), value: t(`limits.spent.${limits.when_spent}`) },
        { name: t('limits.mostTalks'), value: count(limits.most_talks) },
        {
          name: t('limits.handOver'),
          value: limits.hand_over_on.map((one) => t(`limits.intent.${one}`)).join(', ') || '–',
        },
        { name: t('limits.forbidden'), value: words.join(', ') || '–' },
        { name: t('limits.keepsDays'), value: count(limits.keeps_days) },
        { name: t('limits.minutes'), value: count(limits.minutes) },
        { name: t('limits.turns'), value: count(limits.turns) },
        { name: t('limits.talk'), value: dollars(limits.talk_micros) },
      ]}
    />
  );
}
