import { Switch } from '@fluentui/react-components';
import { titleIn, useCan, useLanguage, useTranslation } from '@recobro/sdk';
import { lazy, Suspense, useState } from 'react';
import { useWrite } from '../api/client';
import type { HttpapiApp } from '../api/schema.gen';

const AskDisconnect = lazy(() => import('./AskDisconnect').then((m) => ({ default: m.AskDisconnect })));

/** Turns an app on or off for the company; before it goes off, it says who works in it. */
export function ConnectSwitch({ app, className }: { app: HttpapiApp; className?: string | undefined }) {
  const { t } = useTranslation();
  const can = useCan();
  const [asking, setAsking] = useState(false);
  const title = titleIn(app.title, useLanguage());
  const connect = useWrite('PATCH', '/api/v1/apps/{id}', {
    changes: ['/api/v1/modules'],
    says: (_, { body }) => t(body.connected ? 'apps.turnedOn' : 'apps.turnedOff', { title }),
  });
  const connected = connect.isPending ? connect.variables.body.connected : app.connected;
  const turn = (connected: boolean) => ({ path: { id: app.id }, body: { connected } });
  // On its way it stays what it is, without being disabled: that would move the focus away from it.
  const toggle = (on: boolean) => {
    if (connect.isPending) return;
    if (on) connect.mutate(turn(true));
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
            onConfirm={() => connect.mutateAsync(turn(false))}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
