import { useParams, useTranslation } from '@recobro/sdk';
import { DetailPage, DetailSkeleton, ErrorState, Section, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { Run } from '../api/types';
import { Beside } from './Beside';
import { Results } from './Results';
import { Scores } from './Scores';
import { Under } from './Under';

/** One run: how far it is, what failed, and the run of another version beside it. */
export function RunPage() {
  const { t } = useTranslation('aiagents');
  const { id = '' } = useParams();
  const run = useRead('/api/v1/ai-agents/runs/{id}', { path: { id } });
  const back = { to: '/ai-agents/suites', label: t('suites.title') };
  if (run.error && !run.data)
    return <ErrorState page error={run.error} onRetry={() => void run.refetch()} back={back} />;
  if (!run.data) return <DetailSkeleton />;
  const on = run.data.state === 'queued' || run.data.state === 'running';
  return (
    <DetailPage back={back} title={t('run.title', { n: run.data.n })} meta={<Meta run={run.data} />}>
      {on ? <Under run={run.data} /> : <Results run={run.data} />}
      {!on && run.data.kind === 'suites' && (
        <Section title={t('run.scores')}>
          <Scores run={run.data} />
        </Section>
      )}
      {!on && run.data.kind === 'suites' && <Beside run={run.data} />}
    </DetailPage>
  );
}

function Meta({ run }: { run: Run }) {
  const { t } = useTranslation('aiagents');
  const { count } = useFormats();
  const tone = run.verdict === 'passed' ? 'success' : run.verdict === 'failed' ? 'danger' : 'neutral';
  return (
    <>
      <StatusBadge tone={tone}>
        {t(run.verdict ? `run.verdict.${run.verdict}` : `run.state.${run.state}`)}
      </StatusBadge>
      <span>{t('run.passedOf', { passed: run.passed, total: run.total })}</span>
      <span>{t('run.tries', { count: run.tries })}</span>
      <span>{t(`run.judged.${run.judged_by}`)}</span>
      <span>{t('trial.took', { ms: count(run.took_ms) })}</span>
    </>
  );
}
