import { useTranslation } from '@recobro/sdk';
import { Choose } from '@recobro/sdk/ui';

/** Chooses the currency of a chart, where there are several: amounts of different ones have no common axis. */
export function CurrencyChoice({
  all,
  currency,
  onChoose,
}: {
  all: string[];
  currency: string;
  onChoose: (next: string) => void;
}) {
  const { t } = useTranslation('portfolios');
  const known = [...new Set(all)].sort();
  if (known.length < 2) return null;
  return (
    <Choose
      size="small"
      aria-label={t('fields.currency')}
      value={currency}
      choices={known.map((value) => ({ value, label: value }))}
      onChoose={onChoose}
    />
  );
}
