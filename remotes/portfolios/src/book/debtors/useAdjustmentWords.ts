import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import type { Adjustment } from '../../api/types';

/** Says what an adjustment would do to a debt, with its exact amount. */
export function useAdjustmentWords(): (adjustment: Adjustment) => string {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  return ({ amount: minor, currency, direction, type, resolution }) => {
    const amount = amountOrZero(minor, { currency, exact: true });
    return resolution
      ? t('authority.resolution', { resolution: t(`resolution.${resolution}`), amount })
      : t(`authority.${direction}`, { type: t(`movement.${type}`), amount });
  };
}
