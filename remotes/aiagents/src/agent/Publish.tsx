import { Radio, RadioGroup, Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { FormField, FormPanel, NumberField, useFormValue } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { Agent, Version } from '../api/types';

const schema = z.object({
  whole: z.enum(['all', 'share']),
  share: z.number('amount').check(z.minimum(1, 'amount'), z.maximum(50, 'amount')),
});

/** Props of Publish. */
interface PublishProps {
  agent: Agent;
  version: Version;
  onClose: () => void;
}

/** Has an approved version talk: with everybody, or first with a share of them. */
export function Publish({ agent, version, onClose }: PublishProps) {
  const { t } = useTranslation('aiagents');
  const publish = useWrite('POST', '/api/v1/ai-agents/{id}/versions/{n}/publish', {
    quiet: true,
    says: () => t('did.wentLive'),
  });
  return (
    <FormPanel
      open
      title={t('publishTitle', { n: version.n })}
      schema={schema}
      values={{ whole: agent.live_version_id ? 'share' : 'all', share: 10 }}
      onSubmit={async ({ whole, share }) => {
        const body = { share: whole === 'all' ? 0 : share };
        await publish.mutateAsync({ path: { id: agent.id, n: version.n }, body });
        onClose();
      }}
      submitLabel={t('publish')}
      onClose={onClose}
    >
      <Text>{t('publishWhy')}</Text>
      {agent.live_version_id && (
        <FormField name="whole" label={t('withWhom')}>
          {({ value, onChange, id }) => (
            <RadioGroup aria-labelledby={id} value={value} onChange={(_, chosen) => onChange(chosen.value)}>
              <Radio value="share" label={t('withSome')} />
              <Radio value="all" label={t('withAll')} />
            </RadioGroup>
          )}
        </FormField>
      )}
      <Share />
    </FormPanel>
  );
}

function Share() {
  const { t } = useTranslation('aiagents');
  if (useFormValue<string>('whole') !== 'share') return null;
  return <NumberField name="share" label={t('share')} help={t('shareHelp')} min={1} max={50} />;
}
