import { Input } from '@fluentui/react-components';
import { instantAt, of, useSession, useTranslation, wallClock } from '@recobro/sdk';
import { ChoiceField, choicesOf, Finder, FormField, FormPanel, LongTextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { findDebtors, type Note, OUTCOMES, useWrite } from '../api/client';

const schema = z.object({
  debtor_id: z.string().check(z.minLength(1, 'required')),
  visited_at: z.string().check(z.minLength(1, 'required')),
  outcome: z.enum(OUTCOMES, 'required'),
  text: z.string().check(z.minLength(1, 'required'), z.maxLength(2000, 'long 2000')),
});

/** Props of VisitForm. */
interface VisitFormProps {
  /** The note to change; absent for a new one. */
  note?: Note;
  onClose: () => void;
  /** Reads the note again, where somebody else has changed it meanwhile. */
  onReload?: () => void;
}

/** Writes a visit note, or changes one; whose debtor it is stays. */
export function VisitForm({ note, onClose, onReload }: VisitFormProps) {
  const { t } = useTranslation('visits');
  const { t: word } = useTranslation('visits', { keyPrefix: 'tracing' });
  const { timezone } = useSession().me.tenant;
  const create = useWrite('POST', '/api/v1/visits', { quiet: true, says: () => t('saved') });
  const change = useWrite('PATCH', '/api/v1/visits/{id}', { quiet: true, says: () => t('saved') });
  const visited_at = note ? wallClock(note.visited_at, timezone) : '';
  const save = async ({ debtor_id, ...told }: z.infer<typeof schema>) => {
    const body = { ...told, visited_at: instantAt(told.visited_at, timezone) };
    await (note
      ? change.mutateAsync({ ...of(note), body })
      : create.mutateAsync({ body: { ...body, debtor_id } }));
    onClose();
  };
  return (
    <FormPanel
      open
      title={note ? t('change') : t('new')}
      version={note?.version}
      schema={schema}
      values={note ? { ...note, visited_at } : { debtor_id: '', visited_at, text: '' }}
      onSubmit={save}
      submitLabel={t('save')}
      onClose={onClose}
      {...(onReload && { onReload })}
    >
      {!note && <DebtorField />}
      <FormField name="visited_at" label={word('fields.visited_at')} required>
        {({ ref, ...control }) => <Input {...control} input={{ ref }} type="datetime-local" />}
      </FormField>
      <ChoiceField
        name="outcome"
        label={word('fields.outcome')}
        options={choicesOf(word, 'values.outcome', OUTCOMES)}
        required
      />
      <LongTextField name="text" label={word('fields.text')} required />
    </FormPanel>
  );
}

function DebtorField() {
  const { t: word } = useTranslation('visits', { keyPrefix: 'tracing' });
  return (
    <FormField name="debtor_id" label={word('fields.debtor_id')} required>
      {({ id, value, onChange }) => (
        <Finder
          id={id}
          label={word('fields.debtor_id')}
          find={findDebtors}
          value={value ? [value] : []}
          onChange={([one]) => onChange(one ?? '')}
        />
      )}
    </FormField>
  );
}
