import { Text } from '@fluentui/react-components';
import { of, useTranslation } from '@recobro/sdk';
import { FormPanel, LongTextField, MoneyField, Notice, useFormats, useFormValue } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../../api/client';
import type { Till } from '../../api/types';
import { sums } from './TillFigures';

const schema = z.object({
  counted: z.record(z.string(), z.number('amount').check(z.nonnegative('amount'))),
  note: z.string().check(z.trim(), z.maxLength(500, 'long 500')),
});

/** Counts a till and closes it: what is missing or over is said while one counts. */
export function ClosePanel({ open, till, onClose }: { open: boolean; till: Till; onClose: () => void }) {
  const { t } = useTranslation('portfolios');
  const close = useWrite('POST', '/api/v1/tills/{id}/close', { quiet: true, says: () => t('tills.closed') });
  const expected = sums(till.totals.filter(({ method }) => method === 'cash'));
  return (
    <FormPanel
      open={open}
      title={t('tills.close')}
      version={till.version}
      schema={schema}
      values={{ counted: {}, note: '' }}
      onSubmit={async ({ counted, note }) => {
        const amounts = expected.map(({ currency }) => ({ currency, amount: counted[currency] ?? 0 }));
        await close.mutateAsync({ ...of(till), body: { counted: amounts, note } });
        onClose();
      }}
      submitLabel={t('tills.close')}
      onClose={onClose}
    >
      {expected.length === 0 && <Text>{t('tills.noCash')}</Text>}
      {expected.map(({ currency, minor }) => (
        <Counted key={currency} currency={currency} expected={minor} />
      ))}
      <LongTextField name="note" label={t('payments.note')} />
    </FormPanel>
  );
}

function Counted({ currency, expected }: { currency: string; expected: number }) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const counted = useFormValue<number | undefined>(`counted.${currency}`);
  const money = (minor: number) => amountOrZero(minor, { currency, exact: true });
  const difference = counted === undefined || counted === null ? undefined : counted - expected;
  return (
    <>
      <MoneyField
        name={`counted.${currency}`}
        label={t('tills.counted', { currency })}
        help={t('tills.expected', { amount: money(expected) })}
        currency={currency}
        required
      />
      {difference !== undefined && difference !== 0 && (
        <Notice intent="warning">
          {t(difference < 0 ? 'tills.missing' : 'tills.over', { amount: money(Math.abs(difference)) })}
        </Notice>
      )}
    </>
  );
}
