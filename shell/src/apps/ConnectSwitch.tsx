import { Switch } from '@fluentui/react-components';
import { titleIn, useCan, useLanguage, useToasts, useTranslation } from '@recobro/sdk';
import { lazy, Suspense, useState } from 'react';
import { type InstalledApp, useConnectApp } from './queries';

const AskDisconnect = lazy(() => import('./AskDisconnect').then((m) => ({ default: m.AskDisconnect })));

/** Turns an app on or off for the company; before it goes off, who works in it is told. */
export function ConnectSwitch({ app, className }: { app: InstalledApp; className?: string | undefined }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const can = useCan();
  const connect = useConnectApp();
  const [asking, setAsking] = useState(false);
  const title = titleIn(app.title, useLanguage());
  const connected = connect.isPending ? connect.variables.connected : app.connected;
  const turn = async (on: boolean) => {
    await connect.mutateAsync({ id: app.id, connected: on });
    toasts.success(t(on ? 'apps.turnedOn' : 'apps.turnedOff', { title }));
  };
  // On its way it stays what it is, without being disabled: that would take the focus away from it.
  const toggle = (on: boolean) => {
    if (connect.isPending) return;
    if (on)
      turn(true).catch(() => {}); // told by whoever tells of all writes
    else setAsking(true);
  };
  return (
    <>
      <Switch
        className={className}
        checked={connected}
        aria-busy={connect.isPending}
        disabled={app.required || !can('core.apps:update')}
        label={t(connected ? 'apps.on' : 'apps.off')}
        aria-label={t('apps.toggle', { title })}
        onChange={(_, { checked }) => toggle(checked)}
      />
      <Suspense>
        {asking && (
          <AskDisconnect
            id={app.id}
            title={title}
            onConfirm={async () => {
              await turn(false);
              setAsking(false);
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
