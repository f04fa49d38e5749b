import { useTranslation } from '@recobro/sdk';
import { ProgressPanel, useFormats } from '@recobro/sdk/ui';
import { useWrite } from '../../api/client';
import type { Run } from './reports';

/** A run under way: rows so far, how fast, and the way to stop it. */
export function RunProgress({ run, editable }: { run: Run; editable: boolean }) {
  const { t } = useTranslation();
  const { count } = useFormats();
  const cancel = useWrite('POST', '/api/v1/report-runs/{id}/cancel');
  const seconds = run.started_at ? (Date.now() - Date.parse(run.started_at)) / 1000 : 0;
  const speed = seconds >= 1 && run.rows > 0 ? count(Math.round(run.rows / seconds)) : undefined;
  return (
    <ProgressPanel
      label={t(`settings.reports.progress.${run.status}`)}
      done={run.rows}
      measure={t('settings.reports.rows', { count: run.rows, shown: count(run.rows) })}
      speed={speed && t('settings.reports.speed', { rows: speed })}
      onCancel={editable ? () => cancel.mutate({ path: { id: run.id } }) : undefined}
    />
  );
}
