import { useCan, useTranslation } from '@recobro/sdk';
import { ProgressPanel, Section } from '@recobro/sdk/ui';
import { useWrite } from '../api/client';
import type { Run } from '../api/types';

/** A run under way: how far, how long still, and the way to stop it. */
export function Under({ run }: { run: Run }) {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const cancel = useWrite('POST', '/api/v1/ai-agents/runs/{id}/cancel', { says: () => t('run.cancelled') });
  const left = run.done > 0 ? Math.ceil((run.took_ms / run.done) * (run.total - run.done)) / 1000 : undefined;
  return (
    <Section title={t('run.under')}>
      <ProgressPanel
        label={t(`run.state.${run.state}`)}
        done={run.done}
        total={run.total}
        measure={t('run.of', { done: run.done, total: run.total })}
        secondsLeft={left}
        onCancel={can('aiagents.agents:test') ? () => cancel.mutate({ path: { id: run.id } }) : undefined}
      />
    </Section>
  );
}
