import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { EmptyState, ErrorState, Section, stacked } from '@recobro/sdk/ui';
import { useState } from 'react';
import { keyOf, useRead, useWrite } from '../../api/client';
import type { NotificationsPreferences } from '../../api/schema.gen';
import { type ChosenKind, WAYS, type Way } from '../../notifications/notices';
import { askForPush, pushPermission } from '../../notifications/push';
import { KindRow } from './KindRow';
import { PushNotice } from './PushNotice';

const useStyles = makeStyles({
  stack: stacked(tokens.spacingVerticalM),
  matrix: { width: '100%', borderCollapse: 'collapse' },
  way: {
    width: '22%',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    paddingBlock: tokens.spacingVerticalS,
  },
  hint: { color: tokens.colorNeutralForeground2 },
});

const PATH = '/api/v1/notifications/preferences';

/** By which ways the user hears of each kind of notification. */
export function NotificationsPage() {
  const styles = useStyles();
  const { t } = useTranslation();
  const preferences = useRead(PATH, {});
  const choose = useWrite('PUT', PATH, {
    shows: ({ body: { kinds } }) => [
      keyOf(PATH, {}),
      (before: NotificationsPreferences) => ({
        ...before,
        kinds: before.kinds.map((old) => ({ ...old, ...kinds.find(({ kind }) => kind === old.kind) })),
      }),
    ],
  });
  const [permission, setPermission] = useState(pushPermission);
  const ask = () => void askForPush().then(setPermission);
  const set = ({ kind, in_app, mail, push }: ChosenKind, way: Way, on: boolean) => {
    choose.mutate({ body: { kinds: [{ kind, in_app, mail, push, [way]: on }] } });
    if (way === 'push' && on && permission === 'default') ask();
  };
  const { mail_available = false, kinds = [] } = preferences.data ?? {};
  return (
    <Section title={t('settings.notifications.title')} waiting={preferences.isPending} expected={6}>
      <div className={styles.stack}>
        <Text className={styles.hint}>{t('settings.notifications.pushHint')}</Text>
        {preferences.isSuccess && !mail_available && (
          <Text className={styles.hint}>{t('settings.notifications.noMail')}</Text>
        )}
        {kinds.some(({ push }) => push) && <PushNotice permission={permission} onAsk={ask} />}
        {preferences.error && (
          <ErrorState error={preferences.error} onRetry={() => void preferences.refetch()} />
        )}
        {preferences.isSuccess && kinds.length === 0 && (
          <EmptyState title={t('settings.notifications.none')} />
        )}
        {kinds.length > 0 && (
          <table className={styles.matrix} aria-label={t('settings.notifications.title')}>
            <thead>
              <tr>
                <td />
                {WAYS.map((way) => (
                  <th key={way} scope="col" className={styles.way}>
                    {t(`settings.notifications.ways.${way}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kinds.map((kind) => (
                <KindRow
                  key={kind.kind}
                  kind={kind}
                  withoutMail={!mail_available}
                  withoutPush={permission === 'unsupported'}
                  onSet={(way, on) => set(kind, way, on)}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Section>
  );
}
