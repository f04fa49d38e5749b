import { Button } from '@fluentui/react-components';
import { useNavigate, useTranslation } from '@recobro/sdk';
import { Notice } from '@recobro/sdk/ui';
import { useCancel } from '../../api/imports';
import type { ImportFile } from '../../api/types';
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
  const cancel = useCancel();
  const { status: state, progress, result } = file;
  if (state === 'undoing') return <ImportProgressPanel file={file} label={t('imports.undo.doing')} />;
  if (state === 'running') {
    return (
      <>
        <ImportProgressPanel
          file={file}
          label={t(file.waiting_for ? 'imports.waiting' : 'imports.running')}
          onCancel={() => cancel.mutate({ path: { id: file.id } })}
        />
        <FourFigures counts={progress} />
      </>
    );
  }
  const cause =
    state === 'failed' && file.failure.replace(/^(portfolios|tabular)\.(import_)?/, '').replaceAll('.', '_');
  const why = cause && t(`imports.failure.${cause}`, { defaultValue: '' });
  const ended = state === 'cancelled' || state === 'failed' || state === 'undone' ? state : 'finished';
  return (
    <>
      <Notice intent={INTENT[ended]} layout="multiline" title={t(`imports.ended.${ended}`)}>
        {[why, t(`imports.endedReason.${ended}`)].filter(Boolean).join(' ')}
      </Notice>
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
