import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useSession, useTranslation } from '@recobro/sdk';
import { Facts, Section, SidePanel } from '@recobro/sdk/ui';
import { RecordOf } from '../tracing/RecordOf';
import { StatusTag } from './StatusTag';
import type { User } from './types';
import { UserAccess } from './UserAccess';
import { UserFactors } from './UserFactors';
import { UserKeys } from './UserKeys';
import { UserSessions } from './UserSessions';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** One user: role and status, open sessions, API keys, and what was done to them. */
export function UserPanel({ user, onClose }: { user: User | undefined; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useSession();
  return (
    <SidePanel open={user !== undefined} title={user?.display_name ?? ''} onClose={onClose}>
      {user && (
        <div className={styles.stack}>
          <Facts
            facts={[
              { name: t('users.email'), value: <bdi dir="ltr">{user.email}</bdi> },
              { name: t('users.username'), value: <bdi dir="ltr">{user.username}</bdi> },
              { name: t('users.statusLabel'), value: user.status && <StatusTag status={user.status} /> },
            ]}
          />
          {user.id === me.id ? <Text>{t('users.ownself')}</Text> : <UserAccess user={user} />}
          {user.id !== me.id && <UserFactors user={user} />}
          <Section title={t('users.sessions')}>
            <UserSessions user={user} />
          </Section>
          {user.id !== me.id && <UserKeys user={user} />}
          <Section title={t('users.history')}>
            <RecordOf subject={user.id} type="user" />
          </Section>
        </div>
      )}
    </SidePanel>
  );
}
