import { useLanguage, useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import type { Decision } from '../api/types';

/** The three languages that rules and outcomes are written in. */
interface Labels {
  es: string;
  en: string;
  pt: string;
}

/** A text of a rule or of an outcome in the reader's language. */
export function useLabel(): (labels: Labels) => string {
  const language = useLanguage();
  return (labels) => labels[language];
}

/** What a country is called; what is no country, by its own text. */
export function useCountryName(): (country: string) => string {
  const { locale } = useFormats();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return (country) => (/^[A-Z]{2}$/.test(country) && names.of(country)) || country;
}

/** Why a contact is refused, and until when. */
export function useRefusal(): (decision: Decision) => string {
  const { t } = useTranslation('portfolios');
  const { instant } = useFormats();
  const label = useLabel();
  return (decision) => {
    const why = decision.text ? label(decision.text) : '';
    if (!decision.until) return t('contact.never', { why });
    return t('contact.notUntil', { why, until: instant(decision.until, 'datetime') });
  };
}
