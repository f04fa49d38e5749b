import { useTranslation } from '@recobro/sdk';
import { ChoiceField, FormPanel, LongTextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useQueueing } from '../../api/queue';

const HOUR_MS = 3_600_000;
const WAITS = { h1: 1, h4: 4, d1: 24, d3: 72, d7: 168, d30: 30 * 24 - 1 } as const;

const schema = z.object({
  wait: z.enum(['h1', 'h4', 'd1', 'd3', 'd7', 'd30']),
  reason: z.string().check(z.trim(), z.minLength(3, 'required'), z.maxLength(500, 'long 500')),
});

/** Passes over whom one holds for a while, with the reason, and goes on to the next. */
export function WaitPanel({
  debtorId,
  onDone,
  onClose,
}: {
  debtorId: string;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('portfolios');
  const { skip, snooze } = useQueueing();
  const save = async ({ wait, reason }: z.infer<typeof schema>) => {
    const until = new Date(Date.now() + WAITS[wait] * HOUR_MS).toISOString();
    if (wait === 'h1') await skip.mutateAsync({ path: { id: debtorId }, body: { reason } });
    else await snooze.mutateAsync({ path: { id: debtorId }, body: { until, reason } });
    onDone();
  };
  return (
    <FormPanel
      open
      title={t('queue.waitTitle')}
      schema={schema}
      values={{ wait: 'h1', reason: '' }}
      onSubmit={save}
      submitLabel={t('queue.wait')}
      onClose={onClose}
    >
      <ChoiceField
        name="wait"
        label={t('queue.waitFor')}
        options={schema.shape.wait.options.map((value) => ({ value, label: t(`queue.for.${value}`) }))}
      />
      <LongTextField name="reason" label={t('queue.reason')} help={t('queue.reasonHelp')} required />
    </FormPanel>
  );
}
