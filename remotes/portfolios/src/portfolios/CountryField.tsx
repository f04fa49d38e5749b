import { ChoiceField, useFormSet, useFormValue } from '@recobro/sdk/ui';
import { useEffect, useRef } from 'react';
import { type COUNTRIES, HABITS } from './choices';

/** The country of a new portfolio; currency and zone follow it, and may be chosen otherwise after. */
export function CountryField(props: { label: string; options: { value: string; label: string }[] }) {
  const country = useFormValue<(typeof COUNTRIES)[number]>('country');
  const set = useFormSet();
  const last = useRef(country);
  useEffect(() => {
    if (country === last.current) return;
    last.current = country;
    set('currency', HABITS[country].currency);
    set('timezone', HABITS[country].timezone);
  }, [country, set]);
  return <ChoiceField name="country" {...props} />;
}
