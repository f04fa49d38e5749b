import { Switch } from '@fluentui/react-components';
import { titleIn, useCan, useLanguage, useToasts, useTranslation } from '@recobro/sdk';
import { type InstalledApp, useConnectApp } from './queries';

/** Turns an app on or off for the company. */
export function ConnectSwitch({ app, className }: { app: InstalledApp; className?: string | undefined }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const can = useCan();
  const connect = useConnectApp();
  const title = titleIn(app.title, useLanguage());
  const connected = connect.isPending ? connect.variables.connected : app.connected;
  // On its way it stays what it is, without being disabled: that would take the focus away from it.
  const toggle = (on: boolean) =>
    connect.isPending ||
    connect.mutate(
      { id: app.id, connected: on },
      { onSuccess: () => toasts.success(t(on ? 'apps.turnedOn' : 'apps.turnedOff', { title })) },
    );
  return (
    <Switch
      className={className}
      checked={connected}
      aria-busy={connect.isPending}
      disabled={app.required || !can('core.apps:update')}
      label={t(connected ? 'apps.on' : 'apps.off')}
      aria-label={t('apps.toggle', { title })}
      onChange={(_, { checked }) => toggle(checked)}
    />
  );
}
