import { LANGUAGES, useSession, useTranslation } from '@recobro/sdk';
import { ChoiceField, CountryFields, countryOf, Form, habits, SidePanel, TextField } from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import { LANGUAGE_NAMES } from '../layout/languageNames';
import { InvitationLink } from '../users/InvitationLink';

const text = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'long 100'));

const schema = z.object({
  name: text,
  country: z.string(),
  currency: z.string(),
  timezone: z.string(),
  language: z.enum(LANGUAGES),
  display_name: text,
  email: z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.email('email'), z.maxLength(254, 'long 254')),
});

/** Makes a company and invites its first admin. */
export function CreateTenantPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel open={open} title={t('tenants.create')} onClose={onClose}>
      <CreateTenant onClose={onClose} />
    </SidePanel>
  );
}

function CreateTenant({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const create = useWrite('POST', '/api/v1/tenants', {
    quiet: true,
    says: (_, { body }) => t('tenants.created', { name: body.name }),
  });
  const country = countryOf(useSession().me.tenant.timezone);
  const [link, setLink] = useState<{ name: string; link: string }>();
  const submit = async (draft: z.infer<typeof schema>) => {
    const { invitation_link } = await create.mutateAsync({ body: draft });
    if (invitation_link) setLink({ name: draft.display_name, link: invitation_link });
    else onClose();
  };
  if (link) return <InvitationLink {...link} />;
  return (
    <Form
      schema={schema}
      values={{ name: '', country, ...habits[country], language: 'es', display_name: '', email: '' }}
      onSubmit={submit}
      submitLabel={t('tenants.create')}
      onCancel={onClose}
    >
      <TextField name="name" label={t('tenants.name')} required />
      <CountryFields
        labels={{
          country: t('tenants.country'),
          currency: t('tenants.currency'),
          timezone: t('tenants.timezone'),
        }}
      />
      <ChoiceField
        name="language"
        label={t('tenants.language')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <TextField name="display_name" label={t('tenants.adminName')} required />
      <TextField
        name="email"
        type="email"
        label={t('tenants.adminEmail')}
        help={t('tenants.adminHint')}
        required
      />
    </Form>
  );
}
