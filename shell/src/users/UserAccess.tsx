import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { of, useToasts, useTranslation } from '@recobro/sdk';
import { Choose, ConfirmDialog, choicesOf } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { UserChange as Change } from '../api/schema.gen';
import { InvitationLink } from './InvitationLink';
import { NEXT, type User } from './types';
import { useAssignableRoles } from './useAssignableRoles';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Role and status of another user; a change applies from their next request on. */
export function UserAccess({ user }: { user: User }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const change = useWrite('PATCH', '/api/v1/users/{id}');
  const again = useWrite('POST', '/api/v1/users/{id}/invitation');
  const roles = useAssignableRoles();
  const above = user.role && !roles.includes(user.role) ? user.role : undefined; // it is not one's own to give
  const [asked, setAsked] = useState<NonNullable<Change['status']>>();
  const apply = async (wanted: Change) => {
    await change.mutateAsync({ ...of(user), body: wanted });
    const told = t('users.changed', { name: user.display_name });
    const { role, status } = user;
    const before = wanted.status ? NEXT[wanted.status].filter((one) => one === status)[0] : undefined;
    const body = wanted.status ? before && { status: before } : role && { role };
    if (body) toasts.undoable(told, () => change.mutateAsync({ ...of(user), body }));
    else toasts.success(told);
  };
  return (
    <div className={styles.stack}>
      <Field label={t('users.role')} hint={t('users.roleHint')}>
        <Choose
          value={user.role}
          disabled={change.isPending || above !== undefined}
          choices={choicesOf(t, 'roles', above ? [above] : roles)}
          onChoose={(role) => void apply({ role })}
        />
      </Field>
      <div className={styles.actions}>
        {user.status === 'invited' && (
          <Button disabled={again.isPending} onClick={() => again.mutate({ path: { id: user.id } })}>
            {t('users.inviteAgain')}
          </Button>
        )}
        {(user.status ? NEXT[user.status] : []).map((status) => (
          <Button key={status} onClick={() => setAsked(status)}>
            {t(`users.move.${status}`)}
          </Button>
        ))}
      </div>
      {again.data?.invitation_link && (
        <InvitationLink name={user.display_name} link={again.data.invitation_link} />
      )}
      <ConfirmDialog
        open={asked}
        title={asked ? t(`users.ask.${asked}`, { name: user.display_name }) : ''}
        action={asked ? t(`users.move.${asked}`) : ''}
        onConfirm={(status) => apply({ status })}
        onClose={() => setAsked(undefined)}
      >
        {asked && t(`users.effect.${asked}`)}
      </ConfirmDialog>
    </div>
  );
}
