import { Button } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Notice } from '@recobro/sdk/ui';
import type { Permission } from '../../notifications/push';

/** Why this browser shows nothing although its user wants it to, and what to do about it. */
export function PushNotice({ permission, onAsk }: { permission: Permission; onAsk: () => void }) {
  const { t } = useTranslation();
  if (permission === 'granted') return null;
  return (
    <Notice
      intent={permission === 'default' ? 'info' : 'warning'}
      layout="multiline"
      action={
        permission === 'default' && <Button onClick={onAsk}>{t('settings.notifications.allow')}</Button>
      }
    >
      {t(`settings.notifications.permission.${permission}`)}
    </Notice>
  );
}
