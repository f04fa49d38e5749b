import { useTranslation } from '@recobro/sdk';
import { type Column, DataTable, EmptyState, Section, StatusBadge, TwoLines } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { Result, Run } from '../api/types';
import { CaseResult } from './CaseResult';
import { useCaseTitle } from './useCaseTitle';
import { useShown } from './useShown';

/** What came of the cases of a run, those that failed first. */
export function Results({ run }: { run: Run }) {
  const { t } = useTranslation('aiagents');
  const title = useCaseTitle();
  const read = useRead('/api/v1/ai-agents/runs/{id}/results', { path: { id: run.id } });
  const [id, close] = useShown();
  const shown = read.data?.find((one) => one.id === id);
  return (
    <Section
      title={t('run.results')}
      count={read.data && String(read.data.length)}
      flush
      waiting={read.isPending}
    >
      <DataTable
        id="ai-run-results"
        label={t('run.results')}
        columns={useColumns()}
        rows={read.data}
        error={read.data ? undefined : read.error}
        onRetry={() => void read.refetch()}
        rowId={(one) => one.id}
        rowName={title}
        href={(one) => `/ai-agents/runs/${run.id}?case=${one.id}`}
        empty={<EmptyState title={t('run.none')} />}
        compact={(one) => (
          <TwoLines name={title(one)} aside={<Passed result={one} />}>
            {one.outcome ? t(`outcome.${one.outcome}`) : t('run.open')}
          </TwoLines>
        )}
      />
      {shown && <CaseResult result={shown} onClose={close} />}
    </Section>
  );
}

export function Passed({ result }: { result: { passed: boolean } }) {
  const { t } = useTranslation('aiagents');
  return (
    <StatusBadge tone={result.passed ? 'success' : 'danger'}>
      {t(result.passed ? 'run.passed' : 'run.failed')}
    </StatusBadge>
  );
}

function useColumns(): Column<Result>[] {
  const { t } = useTranslation('aiagents');
  const title = useCaseTitle();
  return [
    { id: 'title', header: t('suites.case'), primary: true, cell: title, width: 300 },
    { id: 'passed', header: t('run.came'), cell: (one) => <Passed result={one} />, width: 120 },
    { id: 'persona', header: t('trial.persona'), cell: (one) => t(`persona.${one.persona}`), width: 180 },
    { id: 'language', header: t('trial.language'), cell: (one) => t(`language.${one.language}`), width: 110 },
    {
      id: 'outcome',
      header: t('run.outcome'),
      cell: (one) => (one.outcome ? t(`outcome.${one.outcome}`) : t('run.open')),
      width: 180,
    },
  ];
}
