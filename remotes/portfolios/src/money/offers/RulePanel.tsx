import { Checkbox, makeStyles } from '@fluentui/react-components';
import { of, useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, FormField, FormPanel, TextField, usePinned } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../../api/client';
import type { OfferRule, Portfolio } from '../../api/types';
import { draftOf, FREQUENCIES, type RuleDraft, ruleOf } from './rule';

const share = z.string().check(z.trim(), z.regex(/^\d{1,2}([.,]\d{1,2})?$/, 'invalid'));
const whole = z.string().check(z.trim(), z.regex(/^\d{1,4}$/, 'invalid'));

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'long 120')),
  status: z.enum(['active', 'retired']),
  place: z.enum(['here', 'everywhere']),
  discount: share,
  down: share,
  least: whole,
  most: whole,
  frequencies: z.array(z.enum(FREQUENCIES)).check(z.minLength(1, 'required')),
  first: whole,
  last: whole,
  missed: whole,
  days: whole,
  hours: whole,
  cashier_discount: share,
  cashier_most: whole,
});

const useStyles = makeStyles({
  choices: { display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, border: 'none' },
});

/** Props of RulePanel. */
interface RulePanelProps {
  open: boolean;
  /** Absent for a new one. */
  rule: OfferRule | undefined;
  portfolio: Portfolio;
  reload: () => Promise<OfferRule | undefined>;
  onClose: () => void;
}

/** Sets what may be offered; what was offered under an earlier version and not agreed to is void. */
export function RulePanel({ open, rule, portfolio, reload, onClose }: RulePanelProps) {
  const { value: latest = rule, ready, renew } = usePinned(open, rule, reload);
  const { t } = useTranslation('portfolios');
  const saved = { quiet: true, says: () => t('rules.saved'), onSuccess: onClose };
  const create = useWrite('POST', '/api/v1/offers/rules', saved);
  const change = useWrite('PATCH', '/api/v1/offers/rules/{id}', saved);
  const submit = (draft: RuleDraft) =>
    latest
      ? change.mutateAsync({ ...of(latest), body: ruleOf(draft, latest) })
      : create.mutateAsync({
          body: { ...ruleOf(draft, undefined), portfolio_id: draft.place === 'here' ? portfolio.id : '' },
        });
  return (
    <FormPanel
      open={ready || !rule}
      title={t(rule ? 'rules.change' : 'rules.add')}
      version={latest?.version}
      schema={schema}
      values={draftOf(latest)}
      onSubmit={submit}
      submitLabel={t('save')}
      onReload={() => void renew()}
      onClose={onClose}
    >
      <TextField name="name" label={t('rules.name')} required />
      {rule ? (
        <ChoiceField
          name="status"
          label={t('fields.status')}
          options={choicesOf(t, 'ruleStatus', ['active', 'retired'])}
        />
      ) : (
        <ChoiceField
          name="place"
          label={t('rules.place')}
          options={choicesOf(t, 'rulePlace', ['here', 'everywhere'])}
        />
      )}
      <TextField name="discount" label={t('rules.discount')} required />
      <TextField name="down" label={t('rules.down')} required />
      <TextField name="least" label={t('rules.least')} required />
      <TextField name="most" label={t('rules.most')} required />
      <Frequencies />
      <TextField name="first" label={t('rules.first')} required />
      <TextField name="last" label={t('rules.last')} required />
      <TextField name="missed" label={t('rules.missed')} required />
      <TextField name="days" label={t('rules.days')} required />
      <TextField name="hours" label={t('rules.hours')} required />
      <TextField
        name="cashier_discount"
        label={t('rules.cashierDiscount')}
        help={t('rules.aloneHelp')}
        required
      />
      <TextField name="cashier_most" label={t('rules.cashierMost')} required />
    </FormPanel>
  );
}

function Frequencies() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  return (
    <FormField name="frequencies" label={t('rules.frequencies')} required>
      {({ value, onChange, id }) => (
        <fieldset className={styles.choices} id={id} aria-label={t('rules.frequencies')}>
          {FREQUENCIES.map((one) => (
            <Checkbox
              key={one}
              label={{ children: t(`frequency.${one}`), id: `${id}-${one}` }}
              aria-labelledby={`${id}-${one}`} // or it would bear the name of the field
              checked={value.includes(one)}
              onChange={(_, { checked }) =>
                onChange(FREQUENCIES.filter((other) => (other === one ? checked : value.includes(other))))
              }
            />
          ))}
        </fieldset>
      )}
    </FormField>
  );
}
