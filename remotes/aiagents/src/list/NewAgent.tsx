import { Text } from '@fluentui/react-components';
import { useNavigate, useTranslation } from '@recobro/sdk';
import { FormPanel, LongTextField, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'long 80')),
  purpose: z.string().check(z.maxLength(400, 'long 400')),
});

/** Adds an agent; its first draft is a whole talk, to be made one's own. */
export function NewAgent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('aiagents');
  const navigate = useNavigate();
  const create = useWrite('POST', '/api/v1/ai-agents', { quiet: true });
  return (
    <FormPanel
      open
      title={t('add')}
      schema={schema}
      values={{ name: '', purpose: '' }}
      onSubmit={async (body) => {
        const made = await create.mutateAsync({ body });
        await navigate(`/ai-agents/${made.id}/versions/1`);
      }}
      submitLabel={t('add')}
      onClose={onClose}
    >
      <Text>{t('addLead')}</Text>
      <TextField name="name" label={t('fields.name')} required />
      <LongTextField name="purpose" label={t('fields.purpose')} help={t('purposeHelp')} />
    </FormPanel>
  );
}
