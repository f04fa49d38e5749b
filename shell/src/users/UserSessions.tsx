import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, ErrorState } from '@recobro/sdk/ui';
import { useState } from 'react';
import { SessionList } from '../sessions/SessionList';
import { useEndUserSession, useEndUserSessions, useUserSessions } from './queries';
import type { User } from './types';

const useStyles = makeStyles({ none: { color: tokens.colorNeutralForeground3 } });

/** Where a user is signed in now, and the way to end one of it, or all and the keys with it. */
export function UserSessions({ user }: { user: User }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const sessions = useUserSessions(user.id);
  const end = useEndUserSession(user.id);
  const endAll = useEndUserSessions(user.id);
  const busy = end.isPending || endAll.isPending;
  const [asked, setAsked] = useState(false);
  const endAsked = async () => {
    await endAll.mutateAsync();
    toasts.success(t('users.sessionsEnded', { name: user.display_name }));
    setAsked(false);
  };
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
          <Button disabled={busy} onClick={() => setAsked(true)}>
            {t('users.endSessions')}
          </Button>
        )}
        <ConfirmDialog
          open={asked}
          title={t('users.askEndSessions', { name: user.display_name })}
          action={t('users.endSessions')}
          onConfirm={endAsked}
          onClose={() => setAsked(false)}
        >
          {t('users.endSessionsEffect')}
        </ConfirmDialog>
      </>
    )
  );
}
