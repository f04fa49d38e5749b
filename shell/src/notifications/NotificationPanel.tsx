import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AlertOffRegular, CheckmarkRegular, SettingsRegular } from '@fluentui/react-icons';
import { useNavigate, useTranslation } from '@recobro/sdk';
import { EmptyState, ErrorState, SidePanel } from '@recobro/sdk/ui';
import { NotificationLine } from './NotificationLine';
import { useMarkRead, useNotices } from './queries';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    paddingBlockEnd: tokens.spacingVerticalS,
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
});

/** What the user is told, the newest first. */
export function NotificationPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <SidePanel open={open} title={t('notifications.title')} onClose={onClose}>
      <Notices onClose={onClose} />
    </SidePanel>
  );
}

function Notices({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notices = useNotices();
  const mark = useMarkRead();
  const all = notices.data?.pages.flatMap((page) => page.data) ?? [];
  const unread = notices.data?.pages[0]?.meta.unread ?? 0;
  const toSettings = () => {
    onClose();
    void navigate('/settings/notifications');
  };
  return (
    <>
      <div className={styles.bar}>
        <Button
          icon={<CheckmarkRegular />}
          disabledFocusable={unread === 0}
          onClick={() => mark.mutate({ all: true })}
        >
          {t('notifications.markAll')}
        </Button>
        <Button appearance="subtle" icon={<SettingsRegular />} onClick={toSettings}>
          {t('notifications.choose')}
        </Button>
      </div>
      {notices.error && <ErrorState error={notices.error} onRetry={() => void notices.refetch()} />}
      {notices.isSuccess && all.length === 0 && (
        <EmptyState
          icon={<AlertOffRegular />}
          title={t('notifications.none')}
          reason={t('notifications.noneReason')}
        />
      )}
      <ul className={styles.list} aria-label={t('notifications.title')} hidden={all.length === 0}>
        {all.map((notice) => (
          <NotificationLine
            key={notice.id}
            notice={notice}
            onRead={() => mark.mutate({ ids: [notice.id] })}
            onClose={onClose}
          />
        ))}
      </ul>
      {notices.hasNextPage && (
        <Button disabledFocusable={notices.isFetchingNextPage} onClick={() => void notices.fetchNextPage()}>
          {t('notifications.more')}
        </Button>
      )}
    </>
  );
}
