import { Button } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { ConfirmDialog, Loaded, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../../api/client';
import { SessionList } from '../../sessions/SessionList';

/** Where one is signed in now; all of it but this page's own session can be ended, one by one or at once. */
export function OpenSessions() {
  const { t } = useTranslation();
  const sessions = useRead('/api/v1/me/sessions', {});
  const end = useWrite('DELETE', '/api/v1/me/sessions/{id}', { says: () => t('sessions.ended') });
  const endOthers = useWrite('DELETE', '/api/v1/me/sessions', {
    quiet: true,
    says: () => t('sessions.othersEnded'),
  });
  const [asked, setAsked] = useState(false);
  const busy = end.isPending || endOthers.isPending;
  return (
    <Section
      title={t('settings.security.sessions')}
      waiting={sessions.isPending}
      actions={
        sessions.data?.some(({ current }) => !current) && (
          <Button size="small" disabled={busy} onClick={() => setAsked(true)}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      <Loaded read={sessions}>
        {(rows) => (
          <SessionList
            label={t('settings.security.sessions')}
            sessions={rows}
            busy={busy}
            onEnd={(id) => end.mutate({ path: { id } })}
          />
        )}
      </Loaded>
      <ConfirmDialog
        open={asked}
        title={t('sessions.askEndOthers')}
        action={t('sessions.endOthers')}
        onConfirm={() => endOthers.mutateAsync()}
        onClose={() => setAsked(false)}
      >
        {t('sessions.endOthersEffect')}
      </ConfirmDialog>
    </Section>
  );
}
