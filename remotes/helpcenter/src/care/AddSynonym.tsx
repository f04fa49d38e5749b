import { useTranslation } from '@recobro/sdk';
import { FormPanel, TextField } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';

const split = (typed: string) => typed.split(/[\s,;=]+/).filter(Boolean);
const schema = z.object({
  words: z.string().check(
    z.maxLength(500, 'long 500'),
    z.refine((typed) => split(typed).length >= 2 && split(typed).length <= 10, 'invalid'),
  ),
});

/** Takes words for the same; it may begin with one that somebody has searched. */
export function AddSynonym({ words = '', onClose }: { words?: string; onClose: () => void }) {
  const { t } = useTranslation('helpcenter');
  const add = useWrite('POST', '/api/v1/articles/synonyms', { quiet: true, says: () => t('synonymsAdded') });
  const values = useMemo(() => ({ words }), [words]);
  return (
    <FormPanel
      open
      title={t('synonymsAdd')}
      schema={schema}
      values={values}
      onSubmit={async (typed) => {
        await add.mutateAsync({ body: { words: split(typed.words) } });
        onClose();
      }}
      submitLabel={t('add')}
      onClose={onClose}
    >
      <TextField name="words" label={t('synonymsWords')} help={t('synonymsHelp')} required autoFocus />
    </FormPanel>
  );
}
