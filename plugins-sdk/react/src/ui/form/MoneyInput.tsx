import { Input, makeStyles } from '@fluentui/react-components';
import { minorDigits } from '@recobro/sdk';
import { type Ref, useState } from 'react';
import { useFormats } from '../useFormats';
import { parseMoney } from './parseMoney';

const useStyles = makeStyles({ input: { fontVariantNumeric: 'tabular-nums', textAlign: 'end' } });

/** Props of MoneyInput. */
export interface MoneyInputProps {
  /** Minor units; null = nothing typed; NaN = typed, but no amount. */
  value: number | null | undefined;
  currency: string;
  onChange: (minor: number | null) => void;
  onBlur?: () => void;
  id?: string;
  ref?: Ref<HTMLInputElement>;
  'aria-label'?: string;
}

/** An amount as people type it ("1.250,50", "1250.5"); written out properly when left. */
export function MoneyInput({ value, currency, onChange, onBlur, ...rest }: MoneyInputProps) {
  const styles = useStyles();
  const { locale } = useFormats();
  const digits = minorDigits(currency);
  const write = (minor: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits }).format(minor / 10 ** digits);
  const [draft, setDraft] = useState<string>();
  const settled = typeof value === 'number' && !Number.isNaN(value) ? write(value) : '';
  return (
    <Input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      contentBefore={<span aria-hidden>{currency}</span>}
      input={{ className: styles.input, dir: 'ltr' }}
      value={draft ?? settled}
      onChange={(_, data) => {
        setDraft(data.value);
        onChange(data.value.trim() === '' ? null : (parseMoney(data.value, currency) ?? Number.NaN));
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setDraft(undefined);
        onBlur?.();
      }}
    />
  );
}
