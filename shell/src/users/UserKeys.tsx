import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useCan, useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, ErrorState, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { type ApiKey, KeyList } from '../keys/KeyList';
import { useRevokeUserKey, useUserKeys } from './queries';
import type { User } from './types';
import { useAssignableRoles } from './useAssignableRoles';

const useStyles = makeStyles({ none: { color: tokens.colorNeutralForeground3 } });

/** The keys that act as another user, for who may see and revoke them. */
export function UserKeys({ user }: { user: User }) {
  const can = useCan();
  const roles = useAssignableRoles();
  if (!can('core.user_apikeys:read') || user.status === 'invited') return null;
  if (user.role && !roles.includes(user.role)) return null;
  return <Keys user={user} />;
}

function Keys({ user }: { user: User }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const can = useCan();
  const toasts = useToasts();
  const { data: keys, error, isPending, refetch } = useUserKeys(user.id);
  const revoke = useRevokeUserKey(user.id);
  const [asked, setAsked] = useState<ApiKey>();
  const revokeAsked = async () => {
    if (!asked) return;
    await revoke.mutateAsync(asked.id);
    toasts.success(t('settings.security.keyRevoked', { name: asked.name }));
    setAsked(undefined);
  };
  return (
    <Section title={t('settings.security.keys')} waiting={isPending} expected={1}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {keys?.length === 0 && <Text className={styles.none}>{t('users.noKeys')}</Text>}
      {keys && keys.length > 0 && (
        <KeyList
          label={t('settings.security.keys')}
          keys={keys}
          unlimited={t('keys.mayAllTheirs')}
          onRevoke={can('core.user_apikeys:delete') ? setAsked : undefined}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('users.askRevokeKey', { key: asked?.name, name: user.display_name })}
        action={t('settings.security.revokeKey')}
        onConfirm={revokeAsked}
        onClose={() => setAsked(undefined)}
      >
        {t('settings.security.revokeEffect')}
      </ConfirmDialog>
    </Section>
  );
}
