import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCan, useNavigate, useSession, useTranslation } from '@recobro/sdk';
import { Notice } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  box: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

/** Who can connect an app, or install it where it has no id yet, in words for the person who reads; with the way for who may go. */
export function WhoHelps({ app }: { app: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useSession();
  const can = useCan();
  const navigate = useNavigate();
  const connects = can('core.apps:update');
  const reader = me.role === 'superadmin' ? 'installer' : connects ? 'connector' : 'others';
  const words = app
    ? t(connects ? 'areas.connect.you' : 'areas.connect.others')
    : t(`areas.install.${reader}`);
  return (
    <div className={styles.box}>
      <Notice
        intent="info"
        layout="multiline"
        title={t(app ? 'areas.connect.title' : 'areas.install.title', { tenant: me.tenant.name })}
      >
        {' '}
        {words}
      </Notice>
      <div className={styles.actions}>
        {can('core.apps:read') && (
          <Button appearance="primary" onClick={() => void navigate(app ? `/apps/${app}` : '/apps')}>
            {t(app ? (connects ? 'areas.toConnect' : 'areas.toApp') : 'areas.toApps')}
          </Button>
        )}
        <Button onClick={() => void navigate('/')}>{t('actions.backHome')}</Button>
      </div>
    </div>
  );
}
