import { useTranslation } from '@recobro/sdk';
import { FormPanel, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';

const title = z.string().check(z.maxLength(120, 'long 120'));
const schema = z.object({ es: title, en: title, pt: title });

/** Adds a category; its title in one language is enough. */
export function NewCategory({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('helpcenter');
  const create = useWrite('POST', '/api/v1/help-categories', { quiet: true, says: () => t('categoryAdded') });
  return (
    <FormPanel
      open
      title={t('newCategory')}
      schema={schema}
      values={{ es: '', en: '', pt: '' }}
      onSubmit={async (titles) => {
        await create.mutateAsync({ body: { titles } });
        onClose();
      }}
      submitLabel={t('add')}
      onClose={onClose}
    >
      <TextField name="es" label={t('language.es')} />
      <TextField name="en" label={t('language.en')} />
      <TextField name="pt" label={t('language.pt')} />
    </FormPanel>
  );
}
