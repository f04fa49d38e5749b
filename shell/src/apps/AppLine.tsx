import { makeStyles, Switch, Text, tokens } from '@fluentui/react-components';
import { titleIn, useCan, useLanguage, useToasts, useTranslation } from '@recobro/sdk';
import { StatusBadge, type Tone } from '@recobro/sdk/ui';
import { type AppState, type InstalledApp, useConnectApp } from './queries';

const TONES: Record<AppState, Tone> = {
  installed: 'neutral',
  starting: 'warning',
  ready: 'success',
  degraded: 'warning',
  backoff: 'warning',
  failed: 'danger',
  disabled: 'paused',
};

const useStyles = makeStyles({
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS },
    columnGap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalM,
    paddingInline: tokens.spacingHorizontalL,
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  title: { margin: 0 },
  meta: { color: tokens.colorNeutralForeground3, display: 'block' },
  switch: { minWidth: '150px', '@media (max-width: 639px)': { marginInlineStart: '-8px' } },
  log: {
    gridColumnStart: 1,
    gridColumnEnd: -1,
    margin: 0,
    marginTop: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowX: 'auto',
    maxHeight: '160px',
  },
});

/** One module: what it is, how it is doing, and the switch that turns it on or off for the tenant. */
export function AppLine({ app }: { app: InstalledApp }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const title = titleIn(app.title, language);
  const troubled = app.state !== 'ready' && app.log && app.log.length > 0;
  return (
    <li className={styles.line} aria-label={title}>
      <div>
        <div className={styles.head}>
          <Text as="h2" weight="semibold" className={styles.title}>
            {title}
          </Text>
          <StatusBadge tone={TONES[app.state]}>{t(`apps.states.${app.state}`)}</StatusBadge>
        </div>
        {app.description && <Text block>{titleIn(app.description, language)}</Text>}
        <Text size={200} className={styles.meta}>
          {t('apps.version', { id: app.id, version: app.version })}
        </Text>
        {app.cause && <Text block>{app.cause}</Text>}
      </div>
      <ConnectSwitch app={app} title={title} className={styles.switch} />
      {troubled && <pre className={styles.log}>{app.log?.join('\n')}</pre>}
    </li>
  );
}

function ConnectSwitch({ app, title, className }: { app: InstalledApp; title: string; className: string }) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const can = useCan();
  const connect = useConnectApp();
  const connected = connect.isPending ? connect.variables.connected : app.connected;
  const toggle = (on: boolean) =>
    connect.mutate(
      { id: app.id, connected: on },
      { onSuccess: () => toasts.success(t(on ? 'apps.turnedOn' : 'apps.turnedOff', { title })) },
    );
  return (
    <Switch
      className={className}
      checked={connected}
      disabled={connect.isPending || app.required || !can('core.apps:update')}
      label={t(connected ? 'apps.on' : 'apps.off')}
      aria-label={t('apps.toggle', { title })}
      onChange={(_, { checked }) => toggle(checked)}
    />
  );
}
