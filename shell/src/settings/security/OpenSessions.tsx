import { Button } from '@fluentui/react-components';
import { useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, ErrorState, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { SessionList } from '../../sessions/SessionList';
import { useEndOtherSessions, useEndSession, useOwnSessions } from './queries';

/** Where one is signed in now; all of it but this page's own session can be ended, one by one or at once. */
export function OpenSessions() {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { data: sessions, error, isPending, refetch } = useOwnSessions();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const [asked, setAsked] = useState(false);
  const busy = end.isPending || endOthers.isPending;
  const endAsked = async () => {
    await endOthers.mutateAsync();
    toasts.success(t('sessions.othersEnded'));
    setAsked(false);
  };
  return (
    <Section
      title={t('settings.security.sessions')}
      waiting={isPending}
      actions={
        sessions?.some(({ current }) => !current) && (
          <Button size="small" disabled={busy} onClick={() => setAsked(true)}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {sessions && (
        <SessionList
          label={t('settings.security.sessions')}
          sessions={sessions}
          busy={busy}
          onEnd={(id) => end.mutate(id, { onSuccess: () => toasts.success(t('sessions.ended')) })}
        />
      )}
      <ConfirmDialog
        open={asked}
        title={t('sessions.askEndOthers')}
        action={t('sessions.endOthers')}
        onConfirm={endAsked}
        onClose={() => setAsked(false)}
      >
        {t('sessions.endOthersEffect')}
      </ConfirmDialog>
    </Section>
  );
}
