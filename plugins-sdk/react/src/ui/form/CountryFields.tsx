import { useLanguage } from '@recobro/sdk';
import { useEffect, useRef } from 'react';
import { type Country, countries, currencies, habits, timezones } from './countries';
import { ChoiceField, useFormSet, useFormValue } from './fields';

interface CountryFieldsProps {
  labels: { country: string; currency: string; timezone: string };
}

/** Country, currency and time zone of a form: the others follow the country, and may be chosen otherwise after. */
export function CountryFields({ labels }: CountryFieldsProps) {
  const country = useFormValue<Country>('country');
  const set = useFormSet();
  const last = useRef(country);
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' });
  useEffect(() => {
    if (country === last.current) return;
    last.current = country;
    set('currency', habits[country].currency);
    set('timezone', habits[country].timezone);
  }, [country, set]);
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <>
      <ChoiceField
        name="country"
        label={labels.country}
        options={countries.map((value) => ({ value, label: names.of(value) ?? value }))}
      />
      <ChoiceField name="currency" label={labels.currency} options={plain(currencies)} />
      <ChoiceField name="timezone" label={labels.timezone} options={plain(timezones)} />
    </>
  );
}
