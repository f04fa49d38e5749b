import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { titleIn, useLanguage, useTranslation } from '@recobro/sdk';
import { DateText, Facts, Loaded, SidePanel, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import { RunBadge } from './RunBadge';
import { RunProgress } from './RunProgress';
import { type Run, underWay, useDownload } from './reports';
import { FORMAT_NAMES } from './words';

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalL },
  wide: { alignSelf: 'stretch' },
});

/** Props of RunPanel. */
interface RunPanelProps {
  /** The run to show; null while the panel is closed. */
  id: string | null;
  editable: boolean;
  onClose: () => void;
}

/** One run in full: where it stands, why it failed, until when its file is there. */
export function RunPanel({ id, editable, onClose }: RunPanelProps) {
  const { t } = useTranslation();
  const run = useRead('/api/v1/report-runs/{id}', { path: { id: id ?? '' } }, { enabled: id !== null });
  return (
    <SidePanel open={id !== null} title={run.data?.name ?? t('settings.reports.runTitle')} onClose={onClose}>
      <Loaded read={run}>{(known) => <RunFacts run={known} editable={editable} />}</Loaded>
    </SidePanel>
  );
}

function RunFacts({ run, editable }: { run: Run; editable: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const { count, bytes } = useFormats();
  const { download, isPending } = useDownload();
  const made = run.status === 'done' || run.status === 'expired';
  const facts = [
    { name: t('settings.reports.state'), value: <RunBadge run={run} /> },
    ...(run.cause_title ? [{ name: t('settings.reports.cause'), value: run.cause_title }] : []),
    { name: t('settings.reports.report'), value: titleIn(run.title, language) },
    { name: t('settings.reports.format'), value: FORMAT_NAMES[run.format] },
    { name: t('settings.reports.begun'), value: <DateText value={run.started_at} /> },
    { name: t('settings.reports.ended'), value: <DateText value={run.finished_at} /> },
    ...(made
      ? [
          { name: t('settings.reports.rowCount'), value: count(run.rows) },
          { name: t('settings.reports.size'), value: bytes(run.bytes) },
        ]
      : []),
    ...(run.mail
      ? [{ name: t('settings.reports.mail'), value: t(`settings.reports.mails.${run.mail}`) }]
      : []),
    ...(run.expires_at
      ? [{ name: t('settings.reports.expires'), value: <DateText value={run.expires_at} shape="date" /> }]
      : []),
  ];
  return (
    <div className={styles.stack}>
      <div className={styles.wide}>
        <Facts facts={facts} />
      </div>
      {underWay(run) && (
        <div className={styles.wide}>
          <RunProgress run={run} editable={editable} />
        </div>
      )}
      {run.can_download && editable && (
        <Button
          appearance="primary"
          icon={<ArrowDownloadRegular />}
          disabled={isPending}
          onClick={() => download(run)}
        >
          {t('settings.reports.download')}
        </Button>
      )}
    </div>
  );
}
