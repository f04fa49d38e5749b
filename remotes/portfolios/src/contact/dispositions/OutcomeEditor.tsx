import { of, useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, FormPanel, ManyField, TextField, usePinned } from '@recobro/sdk/ui';
import { useWrite } from '../../api/client';
import type { Disposition } from '../../api/types';
import { useLabel } from '../words';
import {
  CHANNELS,
  DEBTOR_EFFECTS,
  draftOf,
  fieldsOf,
  NEEDS,
  NUMBER_EFFECTS,
  type OutcomeDraft,
  outcomeSchema,
  REACHES,
  RETRIES,
} from './draft';

/** Props of OutcomeEditor. */
interface OutcomeEditorProps {
  /** Absent for a new one. */
  outcome: Disposition | undefined;
  groups: Disposition[];
  reload: () => Promise<Disposition | undefined>;
  onClose: () => void;
}

/** Makes an outcome, or changes one for the contacts to come. */
export function OutcomeEditor({ outcome, groups, reload, onClose }: OutcomeEditorProps) {
  const { value: latest = outcome, ready, renew } = usePinned(true, outcome, reload);
  const { t } = useTranslation('portfolios');
  const label = useLabel();
  const saving = { quiet: true, onSuccess: onClose };
  const says = (made: Disposition) => t('outcomes.saved', { name: label(made.labels) });
  const create = useWrite('POST', '/api/v1/contacts/dispositions', { ...saving, says });
  const change = useWrite('PUT', '/api/v1/contacts/dispositions/{id}', { ...saving, says });
  const submit = (draft: OutcomeDraft) =>
    latest
      ? change.mutateAsync({
          ...of(latest),
          body: { ...fieldsOf(draft, latest), position: latest.position, retired: latest.retired },
        })
      : create.mutateAsync({ body: { ...fieldsOf(draft, undefined), code: draft.code, group: false } });
  const none = { value: '', label: t('outcomes.noEffect') };
  return (
    <FormPanel
      open={ready || !outcome}
      title={t(outcome ? 'outcomes.edit' : 'outcomes.add')}
      version={latest?.version ?? 'new'}
      schema={outcomeSchema}
      values={draftOf(latest)}
      onSubmit={submit}
      submitLabel={t(outcome ? 'save' : 'outcomes.add')}
      onReload={() => void renew()}
      onClose={onClose}
    >
      <TextField name="es" label={t('outcomes.es')} required />
      <TextField name="en" label={t('outcomes.en')} required />
      <TextField name="pt" label={t('outcomes.pt')} required />
      {!outcome && <TextField name="code" label={t('fields.code')} help={t('outcomes.codeHelp')} required />}
      <ChoiceField
        name="group_id"
        label={t('outcomes.group')}
        options={groups.map((one) => ({ value: one.id, label: label(one.labels) }))}
      />
      <ChoiceField name="reach" label={t('outcomes.reach')} options={choicesOf(t, 'reach', REACHES)} />
      <TextField name="key" label={t('outcomes.key')} help={t('outcomes.keyHelp')} />
      <ManyField
        name="channels"
        label={t('outcomes.channels')}
        help={t('outcomes.channelsHelp')}
        options={choicesOf(t, 'channel', CHANNELS)}
      />
      <ManyField name="requires" label={t('outcomes.requires')} options={choicesOf(t, 'need', NEEDS)} />
      <ChoiceField
        name="phone_status"
        label={t('outcomes.number')}
        options={[none, ...choicesOf(t, 'phoneStatus', NUMBER_EFFECTS.slice(1))]}
      />
      <ChoiceField
        name="debtor_flag"
        label={t('outcomes.debtor')}
        options={[none, ...choicesOf(t, 'flag', DEBTOR_EFFECTS.slice(1))]}
      />
      <ChoiceField name="retry_mode" label={t('outcomes.retry')} options={choicesOf(t, 'retry', RETRIES)} />
      <TextField name="retry_most" label={t('outcomes.retryMost')} />
      <TextField name="retry_after" label={t('outcomes.retryAfter')} />
    </FormPanel>
  );
}
