import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { useState } from 'react';
import { InvitationLink } from './InvitationLink';
import { useChangeUser, useInviteAgain } from './queries';
import { NEXT, type Role, type Status, type User } from './types';
import { useAssignableRoles } from './useAssignableRoles';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Role and status of another user; a change holds from their next request on. */
export function UserAccess({ user }: { user: User }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const change = useChangeUser();
  const again = useInviteAgain();
  const roles = useAssignableRoles();
  const [asked, setAsked] = useState<Status>();
  const apply = async (wanted: { role?: Role; status?: Status }) => {
    const changed = await change.mutateAsync({ user, change: wanted });
    const told = t('users.changed', { name: user.display_name });
    const before = wanted.status ? { status: user.status as Status } : { role: user.role as Role };
    const back = !wanted.status || NEXT[wanted.status].includes(before.status as Status);
    if (back) toasts.undoable(told, () => change.mutateAsync({ user: changed, change: before }));
    else toasts.success(told);
    setAsked(undefined);
  };
  return (
    <div className={styles.stack}>
      <Field label={t('users.role')} hint={t('users.roleHint')}>
        <Select
          value={user.role}
          disabled={change.isPending || (user.role && !roles.includes(user.role))}
          onChange={(_, data) => void apply({ role: data.value as Role })}
        >
          {(user.role && !roles.includes(user.role) ? [user.role] : roles).map((value) => (
            <option key={value} value={value}>
              {t(`roles.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.actions}>
        {user.status === 'invited' && (
          <Button disabled={again.isPending} onClick={() => again.mutate(user.id)}>
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
        open={asked !== undefined}
        title={asked ? t(`users.ask.${asked}`, { name: user.display_name }) : ''}
        action={asked ? t(`users.move.${asked}`) : ''}
        onConfirm={() => asked && apply({ status: asked })}
        onClose={() => setAsked(undefined)}
      >
        {asked && t(`users.effect.${asked}`)}
      </ConfirmDialog>
    </div>
  );
}
