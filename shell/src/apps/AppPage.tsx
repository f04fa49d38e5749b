import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { titleIn, useLanguage, useParams, useTranslation } from '@recobro/sdk';
import { DetailPage, DetailSkeleton, ErrorState, Section, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { HttpapiAppDetail as AppDetail } from '../api/schema.gen';
import { RecordOf } from '../tracing/RecordOf';
import { AppFacts } from './AppFacts';
import { AppLog } from './AppLog';
import { AppPermissions } from './AppPermissions';
import { AppStateBadge } from './AppStateBadge';
import { ConnectSwitch } from './ConnectSwitch';
import { AppSettings } from './settings/AppSettings';

const useStyles = makeStyles({
  code: { color: tokens.colorNeutralForeground3 },
  cause: { overflowWrap: 'anywhere' },
});

/** One app: what it is, how it is doing, what the company has chosen for it, what it asks for and what it adds. */
export function AppPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const query = useRead('/api/v1/apps/{id}', { path: { id } }, { retry: false });
  const back = { to: '/apps', label: t('apps.title') };
  if (query.error && !query.data)
    return <ErrorState page error={query.error} back={back} onRetry={() => void query.refetch()} />;
  return query.data ? <Page key={query.data.id} app={query.data} /> : <DetailSkeleton />;
}

function Page({ app }: { app: AppDetail }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { instant } = useFormats();
  const language = useLanguage();
  return (
    <DetailPage
      back={{ to: '/apps', label: t('apps.title') }}
      title={titleIn(app.title, language)}
      meta={
        <>
          <AppStateBadge state={app.state} />
          <Text size={200} className={styles.code}>
            {t('apps.version', { id: app.id, version: app.version })}
          </Text>
        </>
      }
      actions={<ConnectSwitch app={app} />}
      figures={[
        titleIn(app.description, language),
        t('apps.detail.since', { when: instant(app.since, 'relative') }),
        t('apps.detail.restarts', { count: app.restarts }),
      ]
        .filter(Boolean)
        .join(' · ')}
      side={<AppFacts app={app} />}
    >
      {app.cause && (
        <Section title={t('apps.detail.cause')}>
          <Text className={styles.cause}>{app.cause}</Text>
        </Section>
      )}
      {app.settings && <AppSettings id={app.id} />}
      <AppPermissions app={app} />
      <Section title={t('apps.detail.history')}>
        <RecordOf type="app" subject={app.id} />
      </Section>
      {app.log && app.log.length > 0 && <AppLog lines={app.log} />}
    </DetailPage>
  );
}
