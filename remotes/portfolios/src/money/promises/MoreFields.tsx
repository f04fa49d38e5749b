import { Checkbox, makeStyles } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  DateField,
  FormField,
  LongTextField,
  TextField,
  useFormats,
} from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import { type PromiseAct, REASONS } from './draft';

const useStyles = makeStyles({
  choices: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    padding: 0,
    border: 'none',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
});

/** Props of MoreFields. */
interface MoreFieldsProps {
  debtorId: string;
  currency: string;
  act: PromiseAct;
}

/** What few promises need: on which debts, when its owner is reminded, and what the debtor said. */
export function MoreFields({ debtorId, currency, act }: MoreFieldsProps) {
  const { t } = useTranslation('portfolios');
  return (
    <>
      {act !== 'renegotiate' && <DebtsField debtorId={debtorId} currency={currency} />}
      <DateField name="reminder_on" label={t('promises.reminderOn')} help={t('promises.reminderHelp')} />
      {act !== 'change' && (
        <>
          <ChoiceField
            name="reason_code"
            label={t('promises.reason')}
            none={t('promises.reasonNone')}
            options={choicesOf(t, 'promiseReason', REASONS)}
          />
          <LongTextField name="quote" label={t('promises.evidence')} help={t('promises.quoteHelp')} />
          <TextField name="offset" label={t('promises.offset')} help={t('promises.offsetHelp')} />
        </>
      )}
    </>
  );
}

/** Which debts the promise is for; nothing to choose where there is one alone. */
function DebtsField({ debtorId, currency }: Omit<MoreFieldsProps, 'act'>) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const debts = useRead('/api/v1/deudores/{id}/debts', { path: { id: debtorId } }).data ?? [];
  const owed = debts.filter((one) => one.currency === currency && one.status !== 'resolved');
  if (owed.length < 2) return null;
  return (
    <FormField name="debt_ids" label={t('promises.debts')} help={t('promises.debtsHelp')}>
      {({ value, onChange, id }) => (
        <fieldset className={styles.choices} id={id} aria-label={t('promises.debts')}>
          {owed.map((one) => (
            <Checkbox
              key={one.id}
              label={{
                children: `${one.product_name || one.ref} · ${amountOrZero(one.balance, { currency })}`,
                id: `${id}-${one.id}`,
              }}
              aria-labelledby={`${id}-${one.id}`} // or it would bear the name of the field
              checked={value.includes(one.id)}
              onChange={(_, { checked }) =>
                onChange(checked ? [...value, one.id] : value.filter((other: string) => other !== one.id))
              }
            />
          ))}
        </fieldset>
      )}
    </FormField>
  );
}
