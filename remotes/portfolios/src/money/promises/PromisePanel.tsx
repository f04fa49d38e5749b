import { useSession, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  DateField,
  FormPanel,
  LongTextField,
  MoneyField,
  useFormats,
} from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useRead, useWrite } from '../../api/client';
import type { Debtor, Vow } from '../../api/types';
import { dayAfter, todayIn } from './days';

const CHANNELS = [
  'outbound_call',
  'inbound_call',
  'whatsapp',
  'email',
  'self_service',
  'visit',
  'cash_desk',
] as const satisfies Vow['channel'][];

/** Days ahead that most promises are for. */
const USUAL = 3;

const schema = z.object({
  amount: z.number('amount').check(z.positive('amount')),
  due_on: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'date')),
  channel: z.enum(CHANNELS),
  type_id: z.string(),
  note: z.string().check(z.trim(), z.maxLength(500, 'long 500')),
});

/** Props of PromisePanel. */
interface PromisePanelProps {
  open: boolean;
  debtor: Pick<Debtor, 'id' | 'currency' | 'balance'>;
  /** The promise that the new one takes the place of; a new one without it. */
  instead?: Vow | undefined;
  onClose: () => void;
}

/** Takes a promise: the amount, the day and Enter; the rest has what it mostly is. */
export function PromisePanel({ open, debtor, instead, onClose }: PromisePanelProps) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero, instant } = useFormats();
  const today = todayIn(useSession().me.tenant.timezone);
  const types = useRead('/api/v1/promesas/types', {}, { enabled: open, staleTime: 60_000 }).data ?? [];
  const choices = types.filter(({ retired }) => !retired);
  const currency = instead?.currency ?? debtor.currency;
  const says = (made: Vow) =>
    t(made.status === 'draft' ? 'promises.drafted' : 'promises.taken', {
      amount: amountOrZero(made.amount, { currency: made.currency }),
      day: instant(made.due_on, 'date'),
    });
  const more = { quiet: true, changes: ['/api/v1/deudores' as const], says };
  const take = useWrite('POST', '/api/v1/promesas', more);
  const replace = useWrite('POST', '/api/v1/promesas/{id}/renegotiate', more);
  const submit = async ({ type_id, ...values }: z.infer<typeof schema>) => {
    const body = { ...values, ...(type_id && { type_id }) };
    if (instead) await replace.mutateAsync({ path: { id: instead.id }, body });
    else await take.mutateAsync({ body: { ...body, debtor_id: debtor.id, currency } });
    onClose();
  };
  return (
    <FormPanel
      open={open}
      title={t(instead ? 'promises.renegotiate' : 'promises.take')}
      schema={schema}
      values={{
        amount: instead ? instead.amount - instead.appropriated : undefined,
        due_on: dayAfter(today, USUAL),
        channel: instead?.channel ?? 'outbound_call',
        type_id: instead?.type_id ?? 'usual',
        note: '',
      }}
      onSubmit={submit}
      submitLabel={t('promises.takeDo')}
      onClose={onClose}
    >
      <MoneyField
        name="amount"
        label={t('promises.amount')}
        help={t('promises.owed', { amount: amountOrZero(debtor.balance, { currency: debtor.currency }) })}
        currency={currency}
        required
      />
      <DateField name="due_on" label={t('promises.dueOn')} help={t('promises.dueHelp')} required />
      <ChoiceField
        name="channel"
        label={t('promises.channel')}
        options={choicesOf(t, 'promiseChannel', CHANNELS)}
      />
      {choices.length > 1 && (
        <ChoiceField
          name="type_id"
          label={t('promises.type')}
          options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <LongTextField name="note" label={t('promises.note')} />
    </FormPanel>
  );
}
