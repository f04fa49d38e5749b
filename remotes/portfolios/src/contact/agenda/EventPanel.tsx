import { useSession, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  DateField,
  FormPanel,
  LongTextField,
  Notice,
  TextField,
  useFormValue,
} from '@recobro/sdk/ui';
import type * as z from 'zod/mini';
import { useRead } from '../../api/client';
import { useScheduling } from '../../api/events';
import { instantIn } from '../outcome';
import { newEvent, wallIn } from './event';

const HOUR_MS = 3_600_000;

/** Schedules what will happen to a debtor: a call, a visit, a look at the file or a letter. */
export function EventPanel({ debtorId, onClose }: { debtorId: string; onClose: () => void }) {
  const { t } = useTranslation('portfolios');
  const zone = useSession().me.tenant.timezone;
  const { create } = useScheduling();
  const first = wallIn(zone, Date.now() + HOUR_MS);
  const save = async (draft: z.infer<typeof newEvent>) => {
    const { kind, phone_id, note, subject, body } = draft;
    await create.mutateAsync({
      body: {
        debtor_id: debtorId,
        kind,
        due_at: instantIn(zone, draft.due_on, draft.due_time),
        ...(note && { note }),
        ...(kind === 'callback' && phone_id && { phone_id }),
        ...(kind === 'message' && { subject, body }),
      },
    });
    onClose();
  };
  return (
    <FormPanel
      open
      title={t('agenda.new')}
      schema={newEvent}
      values={{
        kind: 'callback',
        due_on: first.day,
        due_time: first.time,
        phone_id: '',
        note: '',
        subject: '',
        body: '',
      }}
      onSubmit={save}
      submitLabel={t('agenda.schedule')}
      onClose={onClose}
    >
      <ChoiceField
        name="kind"
        label={t('agenda.kind')}
        options={newEvent.shape.kind.options.map((value) => ({ value, label: t(`agenda.kinds.${value}`) }))}
      />
      <DateField name="due_on" label={t('agenda.day')} required />
      <TextField name="due_time" label={t('agenda.time')} help={t('agenda.timeHelp')} required />
      <OfKind debtorId={debtorId} />
      <LongTextField name="note" label={t('agenda.note')} />
    </FormPanel>
  );
}

/** What one kind of event asks for and others do not. */
function OfKind({ debtorId }: { debtorId: string }) {
  const { t } = useTranslation('portfolios');
  const kind = useFormValue<string>('kind');
  const phones = useRead('/api/v1/deudores/{id}/phones', { path: { id: debtorId } });
  if (kind === 'message')
    return (
      <>
        <Notice intent="info">{t('agenda.messageHelp')}</Notice>
        <TextField name="subject" label={t('agenda.subject')} required />
        <LongTextField name="body" label={t('agenda.body')} required />
      </>
    );
  if (kind !== 'callback') return null;
  const numbers = (phones.data ?? []).map(({ id, e164 }) => ({ value: id, label: e164 }));
  return (
    <ChoiceField
      name="phone_id"
      label={t('agenda.phone')}
      options={[{ value: '', label: t('agenda.bestPhone') }, ...numbers]}
    />
  );
}
