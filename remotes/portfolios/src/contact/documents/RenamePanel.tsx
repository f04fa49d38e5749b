import { useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, FormPanel, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useFiling } from '../../api/documents';
import type { DebtorDocument } from '../../api/types';
import { KINDS } from './kinds';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(150, 'long 150')),
  kind: z.enum(KINDS),
});

/** Gives a document another name, or says what it is. */
export function RenamePanel({ document, onClose }: { document: DebtorDocument; onClose: () => void }) {
  const { t } = useTranslation('portfolios');
  const { change } = useFiling();
  const save = async (body: z.infer<typeof schema>) => {
    await change.mutateAsync({
      path: { id: document.debtor_id, document: document.id },
      known: document,
      body,
    });
    onClose();
  };
  return (
    <FormPanel
      open
      title={t('documents.rename')}
      schema={schema}
      values={{ name: document.name, kind: document.kind }}
      version={document.version}
      onSubmit={save}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <TextField name="name" label={t('documents.name')} required />
      <ChoiceField name="kind" label={t('documents.kind')} options={choicesOf(t, 'documentKind', KINDS)} />
    </FormPanel>
  );
}
