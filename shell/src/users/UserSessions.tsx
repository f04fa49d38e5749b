import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { ConfirmDialog, Loaded } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../api/client';
import { SessionList } from '../sessions/SessionList';
import type { User } from './types';

const useStyles = makeStyles({ none: { color: tokens.colorNeutralForeground3 } });

/** Where a user is signed in now, and the way to end one of it, or all and the keys with it. */
export function UserSessions({ user: { id, display_name: name } }: { user: User }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const sessions = useRead('/api/v1/users/{id}/sessions', { path: { id } });
  const end = useWrite('DELETE', '/api/v1/users/{id}/sessions/{session}', {
    says: () => t('sessions.ended'),
  });
  const endAll = useWrite('DELETE', '/api/v1/users/{id}/sessions', {
    quiet: true,
    says: () => t('users.sessionsEnded', { name }),
  });
  const busy = end.isPending || endAll.isPending;
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Loaded read={sessions} empty={<Text className={styles.none}>{t('users.noSessions')}</Text>}>
        {(rows) => (
          <>
            <SessionList
              label={t('users.sessions')}
              sessions={rows}
              busy={busy}
              onEnd={(session) => end.mutate({ path: { id, session } })}
            />
            {rows.every(({ current }) => !current) && (
              <Button disabled={busy} onClick={() => setAsked(true)}>
                {t('users.endSessions')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <ConfirmDialog
        open={asked}
        title={t('users.askEndSessions', { name })}
        action={t('users.endSessions')}
        onConfirm={() => endAll.mutateAsync({ path: { id } })}
        onClose={() => setAsked(false)}
      >
        {t('users.endSessionsEffect')}
      </ConfirmDialog>
    </>
  );
}
