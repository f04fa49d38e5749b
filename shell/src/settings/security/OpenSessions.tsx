import { Button } from '@fluentui/react-components';
import { useToasts, useTranslation } from '@recobro/sdk';
import { DateText, ErrorState, Section } from '@recobro/sdk/ui';
import { deviceOf } from './device';
import { Line, LineList } from './LineList';
import { useEndSession, useOwnSessions } from './queries';

const GAP = ' · ';

/** Where one is signed in now; any of it can be ended, this browser's own session too. */
export function OpenSessions() {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { data: sessions, error, refetch } = useOwnSessions();
  const end = useEndSession();
  const ended = { onSuccess: () => toasts.success(t('settings.security.sessionEnded')) };
  return (
    <Section title={t('settings.security.sessions')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {sessions && (
        <LineList label={t('settings.security.sessions')}>
          {sessions.map(({ id, user_agent, address, last_seen_at }) => (
            <Line
              key={id}
              title={deviceOf(user_agent)}
              meta={
                <>
                  <bdi dir="ltr">{address}</bdi>
                  {GAP}
                  {t('settings.security.lastSeen')} <DateText value={last_seen_at} shape="relative" />
                </>
              }
              action={
                <Button
                  size="small"
                  disabled={end.isPending}
                  aria-label={t('settings.security.endSessionOf', { device: deviceOf(user_agent), address })}
                  onClick={() => end.mutate(id, ended)}
                >
                  {t('settings.security.endSession')}
                </Button>
              }
            />
          ))}
        </LineList>
      )}
    </Section>
  );
}
