import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { AlertOffRegular, CheckmarkRegular, SettingsRegular } from '@fluentui/react-icons';
import { useNavigate, useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, plainList, SidePanel } from '@recobro/sdk/ui';
import { usePages, useWrite } from '../api/client';
import { NotificationLine } from './NotificationLine';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    paddingBlockEnd: tokens.spacingVerticalS,
  },
  list: plainList,
});

/** The user's notifications, the newest first. */
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
  const notices = usePages('/api/v1/notifications', { query: { pageSize: 20 } });
  const mark = useWrite('POST', '/api/v1/notifications/read');
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
          onClick={() => mark.mutate({ body: { all: true } })}
        >
          {t('notifications.markAll')}
        </Button>
        <Button appearance="subtle" icon={<SettingsRegular />} onClick={toSettings}>
          {t('notifications.choose')}
        </Button>
      </div>
      <Loaded
        read={notices}
        rows={notices.data?.rows}
        empty={
          <EmptyState
            icon={<AlertOffRegular />}
            title={t('notifications.none')}
            reason={t('notifications.noneReason')}
          />
        }
      >
        {({ rows }) => (
          <ul className={styles.list} aria-label={t('notifications.title')}>
            {rows.map((notice) => (
              <NotificationLine
                key={notice.id}
                notice={notice}
                onRead={() => mark.mutate({ body: { ids: [notice.id] } })}
                onClose={onClose}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {notices.hasNextPage && (
        <Button disabledFocusable={notices.isFetchingNextPage} onClick={() => void notices.fetchNextPage()}>
          {t('notifications.more')}
        </Button>
      )}
    </>
  );
}
