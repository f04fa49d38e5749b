import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowSyncRegular, CloudOffRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useServices } from '../app/servicesContext';
import { useHeightAs } from '../layout/useHeightAs';

const useStyles = makeStyles({
  place: { position: 'sticky', bottom: 0, zIndex: 1 },
  notice: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalM,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorStatusWarningBorder1,
    '& svg': { width: '20px', height: '20px', flexShrink: 0, color: tokens.colorStatusWarningForeground1 },
  },
  text: { flexGrow: 1, flexBasis: '200px' },
});

/** At the foot of the window, where it moves nothing: that nothing reaches the host, or that it runs another version than this page. */
export function ConnectionNotice() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { connection } = useServices();
  const { offline, newVersion } = useSyncExternalStore(connection.subscribe, connection.snapshot);
  return (
    <div role="status" ref={useHeightAs('--notice')} className={styles.place}>
      {offline ? (
        <Notice
          icon={<CloudOffRegular />}
          text={t('connection.offline')}
          action={t('actions.retry')}
          onAct={connection.retry}
        />
      ) : (
        newVersion && (
          <Notice
            icon={<ArrowSyncRegular />}
            text={t('connection.newVersion', { version: newVersion })}
            action={t('connection.reload')}
            onAct={() => location.reload()}
          />
        )
      )}
    </div>
  );
}

interface NoticeProps {
  icon: ReactElement;
  text: string;
  action: string;
  onAct: () => void;
}

/** Made of what the page has already: offline, no further code can be fetched. */
function Notice({ icon, text, action, onAct }: NoticeProps) {
  const styles = useStyles();
  return (
    <div className={styles.notice}>
      {icon}
      <Text className={styles.text}>{text}</Text>
      <Button size="small" onClick={onAct}>
        {action}
      </Button>
    </div>
  );
}
