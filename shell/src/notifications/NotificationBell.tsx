import { Button, CounterBadge, makeStyles } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { useCan, useLanguage, useLiveEvent, useNavigate, useTranslation } from '@recobro/sdk';
import { unseen } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useList } from '../api/client';
import { MOST_UNREAD } from './notices';
import { arrivedIn, showByBrowser } from './push';

const NotificationPanel = lazy(() =>
  import('./NotificationPanel').then((m) => ({ default: m.NotificationPanel })),
);

const CHANGED = 'recobro.core.notifications.changed';

const useStyles = makeStyles({
  place: { position: 'relative', display: 'inline-flex' },
  count: { position: 'absolute', top: '2px', insetInlineEnd: '0', pointerEvents: 'none' },
  said: { ...unseen, whiteSpace: 'nowrap' },
});

/** How many notifications are unread, and the way to them. */
export function NotificationBell() {
  const can = useCan();
  return can('core.notifications:read') ? <Bell /> : null;
}

function Bell() {
  const styles = useStyles();
  const { t } = useTranslation();
  const known = useList('/api/v1/notifications', { query: { pageSize: 1 } }, { quiet: true }).data?.meta
    .unread;
  const unread = known ?? 0;
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  usePush();
  const name = unread > 0 ? t('notifications.bell', { count: unread }) : t('notifications.title');
  return (
    <span className={styles.place}>
      <Button
        appearance="subtle"
        icon={<AlertRegular />}
        aria-label={name}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      <CounterBadge
        className={styles.count}
        aria-hidden
        size="small"
        color="danger"
        count={unread}
        overflowCount={MOST_UNREAD - 1}
      />
      {known !== undefined && <Announcement unread={known} />}
      <Suspense>{wanted && <NotificationPanel open={open} onClose={() => setOpen(false)} />}</Suspense>
    </span>
  );
}

/** Says politely that more are unread than before; it keeps still about those that were there at the start. */
function Announcement({ unread }: { unread: number }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [before, setBefore] = useState(unread);
  const [said, setSaid] = useState('');
  if (unread !== before) {
    setBefore(unread);
    setSaid(unread > before ? t('notifications.bell', { count: unread }) : '');
  }
  return (
    <span role="status" className={styles.said}>
      {said}
    </span>
  );
}

function usePush(): void {
  const language = useLanguage();
  const navigate = useNavigate();
  useLiveEvent(CHANGED, ({ payload }) => {
    for (const notice of arrivedIn(payload)) {
      showByBrowser(notice, language, (link) => void navigate(link));
    }
  });
}
