import { Button, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useNavigate, useTranslation } from '@recobro/sdk';
import { useImportSteps } from '../api/importQueries';
import type { ImportFile } from '../api/importTypes';
import { ActivateOffer } from './ActivateOffer';
import { FourFigures } from './FourFigures';
import { ImportProgressPanel } from './ImportProgressPanel';
import { RejectionsTable } from './RejectionsTable';
import { StepActions } from './StepActions';
import { TotalsTable } from './TotalsTable';
import { UndoImport } from './UndoImport';

const INTENT = { finished: 'success', cancelled: 'warning', failed: 'error', undone: 'info' } as const;

/** The import as it runs, and what came of it. */
export function ResultStep({ file, portfolioId }: { file: ImportFile; portfolioId: string }) {
  const { t } = useTranslation('portfolios');
  const navigate = useNavigate();
  const { cancel } = useImportSteps(file);
  const { status: state, progress, result } = file;
  if (state === 'undoing') return <ImportProgressPanel file={file} label={t('imports.undo.doing')} />;
  if (state === 'running') {
    return (
      <>
        <ImportProgressPanel
          file={file}
          label={t(file.waiting_for ? 'imports.waiting' : 'imports.running')}
          onCancel={() => cancel.mutate(undefined)}
        />
        <FourFigures counts={progress} />
      </>
    );
  }
  const cause =
    state === 'failed' && file.failure.replace(/^portfolios\.(import_)?/, '').replaceAll('.', '_');
  const why = cause && t(`imports.failure.${cause}`, { defaultValue: '' });
  const ended = state === 'cancelled' || state === 'failed' || state === 'undone' ? state : 'finished';
  return (
    <>
      <MessageBar intent={INTENT[ended]} layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>{t(`imports.ended.${ended}`)}</MessageBarTitle>
          {[why, t(`imports.endedReason.${ended}`)].filter(Boolean).join(' ')}
        </MessageBarBody>
      </MessageBar>
      {ended !== 'undone' && <ActivateOffer portfolioId={portfolioId} />}
      <FourFigures counts={result} />
      <TotalsTable totals={file.totals} />
      <StepActions>
        <Button appearance="primary" onClick={() => navigate(`/debtors?portfolio_id=${portfolioId}`)}>
          {t('imports.seeDebtors')}
        </Button>
        {(result.rejected > 0 || ended !== 'finished') && (
          <Button onClick={() => navigate(`/portfolios/${portfolioId}/imports/new`)}>
            {t(result.rejected > 0 ? 'imports.importCorrected' : 'imports.again')}
          </Button>
        )}
        <UndoImport file={file} />
      </StepActions>
      {result.rejected > 0 && <RejectionsTable file={file} count={result.rejected} />}
    </>
  );
}
