import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import { useImportSteps } from '../api/importQueries';
import type { ImportFile } from '../api/importTypes';
import { FourFigures } from './FourFigures';
import { ImportProgressPanel } from './ImportProgressPanel';
import { RejectionsTable } from './RejectionsTable';
import { StepActions } from './StepActions';
import { TotalsTable } from './TotalsTable';

/** What the import would do, told before it does it. */
export function CheckStep({
  file,
  onBack,
  onNext,
}: {
  file: ImportFile;
  onBack: () => void;
  onNext: () => void;
}) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const { check, start, cancel } = useImportSteps(file);
  const found = file.check_result;
  const good = found.created + found.updated;
  if (file.status === 'checking') {
    return (
      <>
        <ImportProgressPanel
          file={file}
          label={t('imports.checking')}
          onCancel={() => cancel.mutate(undefined)}
        />
        <FourFigures counts={file.progress} />
      </>
    );
  }
  if (file.status !== 'checked') {
    return (
      <StepActions>
        <Button appearance="primary" disabled={check.isPending} onClick={() => check.mutate(undefined)}>
          {t('imports.toCheck')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </StepActions>
    );
  }
  const go = async () => {
    try {
      await start.mutateAsync(undefined);
      onNext();
    } catch {
      // What is refused has been told, as every failed write is.
    }
  };
  return (
    <>
      <FourFigures counts={found} />
      {good === 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>{t('imports.nothingToDo')}</MessageBarBody>
        </MessageBar>
      )}
      <TotalsTable totals={file.check_totals} />
      {found.rejected > 0 && <RejectionsTable file={file} count={found.rejected} />}
      <StepActions>
        <Button
          appearance="primary"
          disabled={start.isPending || good + found.unchanged === 0}
          onClick={() => void go()}
        >
          {t('imports.start', { count: good, rows: count(good) })}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </StepActions>
    </>
  );
}
