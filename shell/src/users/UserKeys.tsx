import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { Section } from '@recobro/sdk/ui';
import { useRead, useWrite } from '../api/client';
import { KeyList } from '../keys/KeyList';
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

function Keys({ user: { id, display_name } }: { user: User }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const can = useCan();
  const keys = useRead('/api/v1/users/{id}/api-keys', { path: { id } });
  const revoke = useWrite('DELETE', '/api/v1/users/{id}/api-keys/{key}', { quiet: true });
  return (
    <Section title={t('settings.security.keys')} waiting={keys.isPending} expected={1}>
      <KeyList
        read={keys}
        unlimited={t('keys.mayAllTheirs')}
        none={<Text className={styles.none}>{t('users.noKeys')}</Text>}
        ask={(key) => t('users.askRevokeKey', { key, name: display_name })}
        onRevoke={
          can('core.user_apikeys:delete')
            ? (key) => revoke.mutateAsync({ path: { id, key: key.id } })
            : undefined
        }
      />
    </Section>
  );
}
