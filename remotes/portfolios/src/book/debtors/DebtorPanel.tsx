import { of, useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, DateField, FormPanel, TextField, usePinned } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../../api/client';
import type { Debtor, DebtorChange } from '../../api/types';
import { choosableFrom, DEBTOR_STATUSES } from './status';

const LANGUAGES = ['es', 'en', 'pt'] as const;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'long 200')),
  birthday: z.string().check(z.regex(/^$|^\d{4}-\d{2}-\d{2}$/, 'date')),
  email: z.string().check(z.trim(), z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email')),
  language: z.enum(['', ...LANGUAGES]),
  segment: z.string().check(z.trim(), z.maxLength(60, 'long 60')),
  status: z.enum(DEBTOR_STATUSES),
});

/** Props of DebtorPanel. */
interface DebtorPanelProps {
  open: boolean;
  latest: Debtor;
  reload: () => Promise<Debtor | undefined>;
  onClose: () => void;
}

/** Changes what is known of a debtor. */
export function DebtorPanel({ open, latest, reload, onClose }: DebtorPanelProps) {
  const { value: known = latest, ready, renew } = usePinned(open, latest, reload);
  const { t } = useTranslation('portfolios');
  const update = useWrite('PATCH', '/api/v1/deudores/{id}', {
    quiet: true,
    says: ({ name }) => t('debtors.saved', { name }),
    onSuccess: onClose,
  });
  const { name, birthday, segment, status, emails } = known;
  const language = known.language as NonNullable<DebtorChange['language']>;
  const covered = known.masked && emails.length > 0;
  const submit = ({ email, ...draft }: z.infer<typeof schema>) => {
    const rest = emails.slice(1);
    const changed = covered ? {} : { emails: email ? [email, ...rest] : rest };
    return update.mutateAsync({ ...of(known), body: { ...draft, ...changed } });
  };
  return (
    <FormPanel
      open={ready}
      title={t('debtors.edit')}
      version={known.version}
      schema={schema}
      values={{ name, birthday, language, segment, status, email: covered ? '' : (emails[0] ?? '') }}
      onSubmit={submit}
      submitLabel={t('save')}
      onReload={() => void renew()}
      onClose={onClose}
    >
      <TextField name="name" label={t('fields.name')} required />
      <ChoiceField
        name="status"
        label={t('fields.status')}
        options={choicesOf(t, 'debtorStatus', choosableFrom(status))}
      />
      {!covered && <TextField name="email" type="email" label={t('fields.email')} />}
      <DateField name="birthday" label={t('fields.birthday')} />
      <ChoiceField
        name="language"
        label={t('fields.language')}
        none={t('debtors.asPortfolio')}
        options={choicesOf(t, 'language', LANGUAGES)}
      />
      <TextField name="segment" label={t('fields.segment')} />
    </FormPanel>
  );
}
