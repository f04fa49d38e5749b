import { useTranslation } from '@recobro/sdk';
import { ProgressPanel, useFormats } from '@recobro/sdk/ui';
import type { ImportFile } from '../../api/types';

/** Props of ImportProgressPanel. */
interface ImportProgressPanelProps {
  file: ImportFile;
  label: string;
  onCancel?: () => void;
}

/** An import or its check under way: rows, speed, time left. */
export function ImportProgressPanel({ file, label, onCancel }: ImportProgressPanelProps) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const { processed, total, percent, rows_per_second: speed, seconds_left: left } = file.progress;
  return (
    <ProgressPanel
      label={label}
      done={percent}
      total={100}
      measure={total > 0 ? t('imports.rowsOf', { done: count(processed), total: count(total) }) : undefined}
      speed={speed > 0 ? t('imports.speed', { rows: count(Math.round(speed)) }) : undefined}
      secondsLeft={speed > 0 && percent < 100 ? left : undefined}
      onCancel={onCancel}
    />
  );
}
