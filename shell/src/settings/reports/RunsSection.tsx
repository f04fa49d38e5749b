import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { titleIn, useLanguage, useTranslation } from '@recobro/sdk';
import { DateText, Loaded, Pagination, Section, useFormats } from '@recobro/sdk/ui';
import { useList } from '../../api/client';
import { Line, LineList } from '../../lists/LineList';
import { RunBadge } from './RunBadge';
import { type Run, useDownload } from './reports';
import { FORMAT_NAMES } from './words';

const GAP = ' · ';

const useStyles = makeStyles({
  end: { display: 'flex', alignItems: 'center', flexShrink: 0, gap: tokens.spacingHorizontalS },
  name: { minWidth: 0, justifyContent: 'start', paddingInline: 0, fontWeight: tokens.fontWeightSemibold },
  none: { color: tokens.colorNeutralForeground3 },
});

/** Props of RunsSection. */
interface RunsSectionProps {
  /** The schedule whose runs alone are shown; null for all. */
  schedule: string | null;
  page: number;
  editable: boolean;
  onPage: (page: number) => void;
  onAll: () => void;
  onOpen: (id: string) => void;
}

/** The files that were made, the latest first. */
export function RunsSection({ schedule, page, editable, onPage, onAll, onOpen }: RunsSectionProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const runs = useList('/api/v1/report-runs', {
    query: { page, pageSize: 10, ...(schedule && { schedule_id: schedule }) },
  });
  const name = schedule ? runs.data?.data[0]?.name : undefined;
  const title = name ? t('settings.reports.historyOf', { name }) : t('settings.reports.files');
  const { meta } = runs.data ?? {};
  return (
    <Section
      title={title}
      waiting={runs.isPending}
      expected={3}
      actions={
        schedule && (
          <Button size="small" onClick={onAll}>
            {t('settings.reports.showAll')}
          </Button>
        )
      }
    >
      <Loaded
        read={runs}
        rows={runs.data?.data}
        empty={<Text className={styles.none}>{t('settings.reports.noFiles')}</Text>}
      >
        {({ data }) => (
          <LineList label={title}>
            {data.map((run) => (
              <RunLine key={run.id} run={run} editable={editable} onOpen={() => onOpen(run.id)} />
            ))}
          </LineList>
        )}
      </Loaded>
      {meta && meta.total > meta.pageSize && (
        <Pagination page={meta.page} pageSize={meta.pageSize} total={meta.total} onPage={onPage} />
      )}
    </Section>
  );
}

function RunLine({ run, editable, onOpen }: { run: Run; editable: boolean; onOpen: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const { count, bytes } = useFormats();
  const { download, isPending } = useDownload();
  return (
    <Line
      title={
        <Button appearance="transparent" size="small" className={styles.name} onClick={onOpen}>
          {run.name}
        </Button>
      }
      meta={
        <>
          {titleIn(run.title, language)}
          {GAP}
          {FORMAT_NAMES[run.format]}
          {GAP}
          <DateText value={run.finished_at ?? run.created_at} />
          {(run.status === 'done' || run.status === 'expired') && (
            <>
              {GAP}
              {t('settings.reports.rows', { count: run.rows, shown: count(run.rows) })}
              {GAP}
              {bytes(run.bytes)}
            </>
          )}
        </>
      }
      action={
        <div className={styles.end}>
          <RunBadge run={run} />
          {run.can_download && editable && (
            <Button
              size="small"
              icon={<ArrowDownloadRegular />}
              aria-label={t('settings.reports.downloadOf', { name: run.file_name })}
              disabled={isPending}
              onClick={() => download(run)}
            />
          )}
        </div>
      }
    />
  );
}
