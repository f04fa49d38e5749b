import { makeStyles, tokens } from '@fluentui/react-components';
import { parseAsStringLiteral, useNavigate, useParams, useQueryState, useTranslation } from '@recobro/sdk';
import { DetailPage, DetailSkeleton, ErrorState, type Step, Stepper } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import { useImport } from '../../api/imports';
import type { ImportFile, ImportState } from '../../api/types';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import { ResultStep } from './ResultStep';
import { UploadStep } from './UploadStep';

const STEPS = ['file', 'columns', 'check', 'result'] as const;
type StepId = (typeof STEPS)[number];

const useStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    minWidth: 0,
  },
});

/** A file's way into a portfolio, on one page: file, columns, check, result. */
export function ImportPage() {
  const { portfolioId = '', importId } = useParams();
  const id = importId === 'new' ? undefined : importId;
  const { t } = useTranslation('portfolios');
  const styles = useStyles();
  const navigate = useNavigate();
  const portfolio = useRead('/api/v1/carteras/{id}', { path: { id: portfolioId } });
  const file = useImport(id);
  const [chosen, setChosen] = useQueryState(
    'step',
    parseAsStringLiteral(STEPS).withOptions({ history: 'push' }),
  );
  const state = file.data?.status;
  const current = id === undefined ? 'file' : stepOf(state, chosen);
  const steps: Step[] = STEPS.map((step) => ({ id: step, label: t(`imports.step.${step}`) }));
  const failure = portfolio.error ?? file.error;
  const again = () => {
    if (portfolio.error) void portfolio.refetch();
    if (file.error) void file.refetch();
  };
  const arrived = (created: ImportFile) => {
    navigate(`/portfolios/${portfolioId}/imports/${created.id}?step=file`, { replace: true });
  };
  if (id !== undefined && !file.data && !failure) return <DetailSkeleton />;
  return (
    <DetailPage
      back={{ to: `/portfolios/${portfolioId}`, label: portfolio.data?.name ?? t('fields.portfolio') }}
      title={t('imports.title')}
      meta={file.data?.file_name}
    >
      <div className={styles.surface}>
        <Stepper
          label={t('imports.steps')}
          steps={steps}
          current={current}
          reachable={reachable(state)}
          onStep={(step) => void setChosen(step as StepId)}
        />
        {failure && !file.data ? (
          <ErrorState error={failure} onRetry={again} />
        ) : id === undefined ? (
          <UploadStep portfolioId={portfolioId} onUploaded={arrived} />
        ) : (
          file.data && (
            <CurrentStep
              step={current}
              file={file.data}
              portfolioId={portfolioId}
              onStep={(step) => void setChosen(step)}
            />
          )
        )}
      </div>
    </DetailPage>
  );
}

interface CurrentStepProps {
  step: StepId;
  file: ImportFile;
  portfolioId: string;
  onStep: (step: StepId) => void;
}

function CurrentStep({ step, file, portfolioId, onStep }: CurrentStepProps) {
  if (step === 'file') return <FileStep file={file} onNext={() => onStep('columns')} />;
  if (step === 'columns')
    return <ColumnsStep file={file} onBack={() => onStep('file')} onNext={() => onStep('check')} />;
  if (step === 'check')
    return <CheckStep file={file} onBack={() => onStep('columns')} onNext={() => onStep('result')} />;
  return <ResultStep file={file} portfolioId={portfolioId} />;
}

const BEFORE_START: (ImportState | undefined)[] = ['uploaded', 'mapped', 'checking', 'checked'];

/** Where the import stands, unless the person went back to an earlier step that may still be changed. */
function stepOf(state: ImportState | undefined, chosen: StepId | null): StepId {
  if (!BEFORE_START.includes(state)) return 'result';
  if (state === 'checking') return 'check';
  if (chosen && reachable(state).includes(chosen)) return chosen;
  return state === 'uploaded' ? 'file' : state === 'mapped' ? 'columns' : 'check';
}

function reachable(state: ImportState | undefined): StepId[] {
  if (state === 'uploaded') return ['file', 'columns'];
  return state === 'mapped' || state === 'checked' ? ['file', 'columns', 'check'] : [];
}
