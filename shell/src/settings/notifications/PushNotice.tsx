import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import type { Permission } from '../../notifications/push';

/** Why this browser shows nothing although its user wants it to, and what to do about it. */
export function PushNotice({ permission, onAsk }: { permission: Permission; onAsk: () => void }) {
  const { t } = useTranslation();
  if (permission === 'granted') return null;
  return (
    <MessageBar intent={permission === 'default' ? 'info' : 'warning'} layout="multiline">
      <MessageBarBody>{t(`settings.notifications.permission.${permission}`)}</MessageBarBody>
      {permission === 'default' && (
        <MessageBarActions>
          <Button onClick={onAsk}>{t('settings.notifications.allow')}</Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
