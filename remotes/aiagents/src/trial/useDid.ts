import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import type { Expect, Panel } from '../api/types';

type Done = NonNullable<Panel['did']>[number];
type Wanted = NonNullable<Expect['did']>[number];

/** What was, or must be, done in a file, in words. */
export function useDid(currency: string | undefined) {
  const { t } = useTranslation('aiagents');
  const { amount } = useFormats();
  return (one: Done | Wanted) => {
    const offer = 'offer_id' in one ? one.offer_id : (one as Wanted).offer;
    const more = [
      one.flag && t(`flag.${one.flag}`),
      offer && t('trial.offerN', { id: offer }),
      one.amount && amount(one.amount, { currency }),
      one.on,
    ];
    return [t(`donein.${one.what}`), ...more.filter(Boolean)].join(' · ');
  };
}
