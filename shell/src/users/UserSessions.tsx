import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useToasts, useTranslation } from '@recobro/sdk';
import { ErrorState } from '@recobro/sdk/ui';
import { SessionList } from '../sessions/SessionList';
import { useEndUserSession, useEndUserSessions, useUserSessions } from './queries';
import type { User } from './types';

const useStyles = makeStyles({ none: { color: tokens.colorNeutralForeground3 } });

/** Where a user is signed in now, and the way to end one of it or all. */
export function UserSessions({ user }: { user: User }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const sessions = useUserSessions(user.id);
  const end = useEndUserSession(user.id);
  const endAll = useEndUserSessions(user.id);
  const busy = end.isPending || endAll.isPending;
  const ended = { onSuccess: () => toasts.success(t('users.sessionsEnded', { name: user.display_name })) };
  if (sessions.error) return <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />;
  if (sessions.data?.length === 0) return <Text className={styles.none}>{t('users.noSessions')}</Text>;
  return (
    sessions.data && (
      <>
        <SessionList
          label={t('users.sessions')}
          sessions={sessions.data}
          busy={busy}
          onEnd={(id) => end.mutate(id, { onSuccess: () => toasts.success(t('sessions.ended')) })}
        />
        {sessions.data.every(({ current }) => !current) && (
          <Button disabled={busy} onClick={() => endAll.mutate(undefined, ended)}>
            {t('users.endSessions')}
          </Button>
        )}
      </>
    )
  );
}
