import { useNavigate, useTranslation } from '@recobro/sdk';
import { FormPanel, NumberField, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'long 80')),
  floor: z.number('amount').check(z.minimum(0, 'amount'), z.maximum(100, 'amount')),
});

/** Adds a suite of one's own; its cases are saved from tests. */
export function NewSuite({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('aiagents');
  const navigate = useNavigate();
  const create = useWrite('POST', '/api/v1/ai-agents/suites', { quiet: true });
  return (
    <FormPanel
      open
      title={t('suites.add')}
      schema={schema}
      values={{ name: '', floor: 90 }}
      onSubmit={async (body) => {
        const made = await create.mutateAsync({ body });
        await navigate(`/ai-agents/suites/${made.id}`);
      }}
      submitLabel={t('suites.add')}
      onClose={onClose}
    >
      <TextField name="name" label={t('fields.name')} required />
      <NumberField name="floor" label={t('suites.floor')} help={t('suites.floorHelp')} min={0} max={100} />
    </FormPanel>
  );
}
