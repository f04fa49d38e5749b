import { useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, Form, TextField } from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import { InvitationLink } from './InvitationLink';
import { type Invitee, ROLES } from './types';
import { useAssignableRoles } from './useAssignableRoles';

const schema = z.object({
  email: z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.email('email'), z.maxLength(254, 'long 254')),
  display_name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100, 'long 100')),
  role: z.enum(ROLES),
});

/** Invites one person. */
export function InviteOne({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const invite = useWrite('POST', '/api/v1/users', {
    quiet: true,
    says: (_, { body }) => t('users.invited', { name: body.display_name }),
  });
  const roles = useAssignableRoles();
  const [link, setLink] = useState<{ name: string; link: string }>();
  const submit = async (person: Invitee) => {
    const { invitation_link } = await invite.mutateAsync({ body: person });
    if (invitation_link) setLink({ name: person.display_name, link: invitation_link });
    else onClose();
  };
  if (link) return <InvitationLink {...link} />;
  return (
    <Form
      schema={schema}
      values={{ email: '', display_name: '', role: 'cashier' }}
      onSubmit={submit}
      submitLabel={t('users.sendInvitation')}
      onCancel={onClose}
    >
      <TextField name="email" type="email" label={t('users.email')} required />
      <TextField name="display_name" label={t('users.name')} required />
      <ChoiceField name="role" label={t('users.role')} options={choicesOf(t, 'roles', roles)} />
    </Form>
  );
}
