import {
  Button,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useCan, useNavigate, useSession, useTranslation } from '@recobro/sdk';
import type { AwayModule } from './queries';

const useStyles = makeStyles({
  box: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Who can install or connect what is missing, in words for the person who reads; with the way there for who may go. */
export function WhoHelps({ off }: { off: AwayModule | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useSession();
  const can = useCan();
  const navigate = useNavigate();
  const connects = can('core.apps:update');
  const reader = me.role === 'superadmin' ? 'installer' : connects ? 'connector' : 'others';
  const words = off
    ? t(connects ? 'areas.connect.you' : 'areas.connect.others')
    : t(`areas.install.${reader}`);
  return (
    <div className={styles.box}>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>
            {t(off ? 'areas.connect.title' : 'areas.install.title', { tenant: me.tenant.name })}
          </MessageBarTitle>{' '}
          {words}
        </MessageBarBody>
      </MessageBar>
      <div className={styles.actions}>
        {can('core.apps:read') && (
          <Button appearance="primary" onClick={() => void navigate(off ? `/apps/${off.id}` : '/apps')}>
            {t(off ? (connects ? 'areas.toConnect' : 'areas.toApp') : 'areas.toApps')}
          </Button>
        )}
        <Button onClick={() => void navigate('/')}>{t('actions.backHome')}</Button>
      </div>
    </div>
  );
}
