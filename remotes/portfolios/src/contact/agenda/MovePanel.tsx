import { useSession, useTranslation } from '@recobro/sdk';
import { DateField, FormPanel, LongTextField, TextField } from '@recobro/sdk/ui';
import type * as z from 'zod/mini';
import { useScheduling } from '../../api/events';
import type { ScheduleEvent } from '../../api/types';
import { instantIn } from '../outcome';
import { movedEvent, wallIn } from './event';

/** Gives an event another time. */
export function MovePanel({ event, onClose }: { event: ScheduleEvent; onClose: () => void }) {
  const { t } = useTranslation('portfolios');
  const zone = useSession().me.tenant.timezone;
  const { move } = useScheduling();
  const at = wallIn(zone, event.due_at);
  const save = async ({ due_on, due_time, note }: z.infer<typeof movedEvent>) => {
    await move.mutateAsync({
      path: { id: event.id },
      known: event,
      body: { due_at: instantIn(zone, due_on, due_time), note },
    });
    onClose();
  };
  return (
    <FormPanel
      open
      title={t('agenda.moveTitle', { kind: t(`agenda.kinds.${event.kind}`) })}
      schema={movedEvent}
      values={{ due_on: at.day, due_time: at.time, note: event.note }}
      onSubmit={save}
      submitLabel={t('agenda.move')}
      onClose={onClose}
    >
      <DateField name="due_on" label={t('agenda.day')} required />
      <TextField name="due_time" label={t('agenda.time')} help={t('agenda.timeHelp')} required />
      <LongTextField name="note" label={t('agenda.note')} />
    </FormPanel>
  );
}
