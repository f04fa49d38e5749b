import { of, useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, FormPanel, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { Label } from '../api/types';
import { usePanelWords } from './usePanelWords';

const COLORS = ['grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple'] as const;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'long 40')),
  color: z.enum(COLORS),
});

/** Adds or changes a label. */
export function LabelPanel({ known, onClose }: { known?: Label | undefined; onClose: () => void }) {
  const { t } = useTranslation('chats');
  const { told, ...words } = usePanelWords('labels', known?.name, onClose);
  const add = useWrite('POST', '/api/v1/chats/labels', told);
  const change = useWrite('PUT', '/api/v1/chats/labels/{id}', told);
  return (
    <FormPanel
      {...words}
      version={known?.id}
      schema={schema}
      values={{ name: known?.name ?? '', color: known?.color ?? 'blue' }}
      onSubmit={(body) => (known ? change.mutateAsync({ ...of(known), body }) : add.mutateAsync({ body }))}
    >
      <TextField name="name" label={t('labels.name')} required />
      <ChoiceField name="color" label={t('labels.color')} options={choicesOf(t, 'color', COLORS)} />
    </FormPanel>
  );
}
