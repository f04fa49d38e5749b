import { Button } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Notice, useFormats } from '@recobro/sdk/ui';
import { useCancel, useCheck, useStart } from '../../api/imports';
import type { ImportFile } from '../../api/types';
import { FourFigures } from './FourFigures';
import { ImportProgressPanel } from './ImportProgressPanel';
import { RejectionsTable } from './RejectionsTable';
import { StepActions } from './StepActions';
import { TotalsTable } from './TotalsTable';

/** Props of a step between two others. */
export interface StepProps {
  file: ImportFile;
  onBack: () => void;
  onNext: () => void;
}

/** What the import would do, shown before it does it. */
export function CheckStep({ file, onBack, onNext }: StepProps) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const path = { id: file.id };
  const check = useCheck();
  const start = useStart();
  const cancel = useCancel();
  const found = file.check_result;
  const good = found.created + found.updated;
  if (file.status === 'checking') {
    return (
      <>
        <ImportProgressPanel
          file={file}
          label={t('imports.checking')}
          onCancel={() => cancel.mutate({ path })}
        />
        <FourFigures counts={file.progress} />
      </>
    );
  }
  if (file.status !== 'checked') {
    return (
      <StepActions>
        <Button appearance="primary" disabled={check.isPending} onClick={() => check.mutate({ path })}>
          {t('imports.toCheck')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </StepActions>
    );
  }
  return (
    <>
      <FourFigures counts={found} />
      {good === 0 && <Notice intent="warning">{t('imports.nothingToDo')}</Notice>}
      <TotalsTable totals={file.check_totals} />
      {found.rejected > 0 && <RejectionsTable file={file} count={found.rejected} />}
      <StepActions>
        <Button
          appearance="primary"
          disabled={start.isPending || good + found.unchanged === 0}
          onClick={() => void start.mutateAsync({ path }).then(onNext, () => {})} // a refusal has been shown
        >
          {t('imports.start', { count: good, rows: count(good) })}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </StepActions>
    </>
  );
}
