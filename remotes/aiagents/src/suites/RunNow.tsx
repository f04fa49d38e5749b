import { Text } from '@fluentui/react-components';
import { useNavigate, useTranslation } from '@recobro/sdk';
import { ChoiceField, choicesOf, FormPanel, Loaded, NumberField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import { useVersions } from '../trial/useVersions';

const schema = z.object({
  version_id: z.string().check(z.minLength(1, 'required')),
  judged_by: z.enum(['rules', 'model']),
  tries: z.number('amount').check(z.minimum(1, 'amount'), z.maximum(5, 'amount')),
});

/** Props of RunNow. */
interface RunNowProps {
  /** Suite to run; all of them without. */
  suite?: string;
  onClose: () => void;
}

/** Has a version tried on one suite, or on all of them. */
export function RunNow(props: RunNowProps) {
  const { read, choices } = useVersions();
  return <Loaded read={read}>{() => <Chosen {...props} versions={choices} />}</Loaded>;
}

function Chosen({
  suite,
  versions,
  onClose,
}: RunNowProps & { versions: { value: string; label: string }[] }) {
  const { t } = useTranslation('aiagents');
  const navigate = useNavigate();
  const start = useWrite('POST', '/api/v1/ai-agents/runs', { quiet: true });
  return (
    <FormPanel
      open
      title={t('suites.run')}
      schema={schema}
      values={{ version_id: versions[0]?.value ?? '', judged_by: 'rules', tries: 3 }}
      onSubmit={async (body) => {
        const made = await start.mutateAsync({ body: { ...body, ...(suite && { suites: [suite] }) } });
        await navigate(`/ai-agents/runs/${made.id}`);
      }}
      submitLabel={t('suites.run')}
      onClose={onClose}
    >
      <Text>{t(suite ? 'suites.runOne' : 'suites.runAll')}</Text>
      <ChoiceField name="version_id" label={t('trial.version')} options={versions} />
      <ChoiceField
        name="judged_by"
        label={t('suites.judge')}
        help={t('suites.judgeHelp')}
        options={choicesOf(t, 'run.judged', ['rules', 'model'] as const)}
      />
      <NumberField name="tries" label={t('suites.tries')} help={t('suites.triesHelp')} min={1} max={5} />
    </FormPanel>
  );
}
