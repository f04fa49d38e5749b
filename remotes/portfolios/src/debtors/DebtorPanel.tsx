import { useToasts, useTranslation } from '@recobro/sdk';
import { ChoiceField, DateField, Form, SidePanel, TextField, usePinned } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useUpdateDebtor } from '../api/debtorMutations';
import type { Debtor } from '../api/types';
import { DEBTOR_STATUSES } from './status';

const LANGUAGES = ['es', 'en', 'pt'] as const;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'long 200')),
  birthday: z.string().check(z.regex(/^$|^\d{4}-\d{2}-\d{2}$/, 'date')),
  email: z.string().check(z.trim(), z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email')),
  language: z.string(),
  segment: z.string().check(z.trim(), z.maxLength(60, 'long 60')),
  status: z.string(),
});

/** A debtor with the version of it that was read. */
type Known = { data: Debtor; etag: string };

/** Props of DebtorPanel. */
interface DebtorPanelProps {
  open: boolean;
  latest: Known;
  reload: () => Promise<Known | undefined>;
  onClose: () => void;
}

/** Changes what is known of a debtor. */
export function DebtorPanel({ open, latest, reload, onClose }: DebtorPanelProps) {
  const { value: known, renew } = usePinned(open, latest, reload);
  const { t } = useTranslation('portfolios');
  const toasts = useToasts();
  const update = useUpdateDebtor(known.data.id, known.etag);
  const { name, birthday, language, segment, status } = known.data;
  const emails = known.data.emails ?? [];
  const covered = known.data.masked && emails.length > 0;
  const submit = async ({ email, ...draft }: z.infer<typeof schema>) => {
    const rest = emails.slice(1);
    await update.mutateAsync({
      ...draft,
      status: draft.status as Debtor['status'],
      ...(covered ? {} : { emails: email ? [email, ...rest] : rest }),
    });
    toasts.success(t('debtors.saved', { name: draft.name }));
    onClose();
  };
  return (
    <SidePanel open={open} title={t('debtors.edit')} onClose={onClose}>
      <Form
        key={known.etag}
        schema={schema}
        values={{ name, birthday, language, segment, status, email: covered ? '' : (emails[0] ?? '') }}
        onSubmit={submit}
        submitLabel={t('save')}
        onCancel={onClose}
        onReload={() => void renew()}
      >
        <TextField name="name" label={t('fields.name')} required />
        <ChoiceField
          name="status"
          label={t('fields.status')}
          options={DEBTOR_STATUSES.map((value) => ({ value, label: t(`debtorStatus.${value}`) }))}
        />
        {!covered && <TextField name="email" type="email" label={t('fields.email')} />}
        <DateField name="birthday" label={t('fields.birthday')} />
        <ChoiceField
          name="language"
          label={t('fields.language')}
          none={t('debtors.asPortfolio')}
          options={LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <TextField name="segment" label={t('fields.segment')} />
      </Form>
    </SidePanel>
  );
}
