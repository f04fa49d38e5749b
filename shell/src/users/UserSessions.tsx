import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useToasts, useTranslation } from '@recobro/sdk';
import { DateText, ErrorState } from '@recobro/sdk/ui';
import { useEndSessions, useUserSessions } from './queries';
import type { User } from './types';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalS },
  item: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** Where a user is signed in now, and the way to end it all. */
export function UserSessions({ user }: { user: User }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const sessions = useUserSessions(user.id);
  const end = useEndSessions();
  if (sessions.error) return <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />;
  if (sessions.data?.length === 0) return <Text className={styles.meta}>{t('users.noSessions')}</Text>;
  return (
    <>
      <ul className={styles.list}>
        {sessions.data?.map((session) => (
          <li key={session.id} className={styles.item}>
            <Text truncate wrap={false} title={session.user_agent}>
              {session.user_agent}
            </Text>
            <Text size={200} className={styles.meta}>
              <bdi dir="ltr">{session.address}</bdi>{' '}
              <DateText value={session.last_seen_at} shape="relative" />
            </Text>
          </li>
        ))}
      </ul>
      {sessions.data && (
        <Button
          disabled={end.isPending}
          onClick={() =>
            end.mutate(user.id, {
              onSuccess: () => toasts.success(t('users.sessionsEnded', { name: user.display_name })),
            })
          }
        >
          {t('users.endSessions')}
        </Button>
      )}
    </>
  );
}
