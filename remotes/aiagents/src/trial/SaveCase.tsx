import { Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { ChoiceField, FormPanel, Loaded, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useRead, useWrite } from '../api/client';
import type { Suite, Test } from '../api/types';

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'long 120')),
  suite: z.string(),
  name: z.string().check(z.maxLength(80, 'long 80')),
});

/** Props of SaveCase. */
interface SaveCaseProps {
  test: Test;
  onClose: () => void;
}

/** Keeps a test as a case of a suite of one's own. */
export function SaveCase(props: SaveCaseProps) {
  const read = useRead('/api/v1/ai-agents/suites', {});
  return (
    <Loaded read={read}>
      {(suites) => <Save {...props} suites={suites.filter((one) => !one.built_in)} />}
    </Loaded>
  );
}

function Save({ test, suites, onClose }: SaveCaseProps & { suites: Suite[] }) {
  const { t } = useTranslation('aiagents');
  const create = useWrite('POST', '/api/v1/ai-agents/suites', { quiet: true });
  const save = useWrite('POST', '/api/v1/ai-agents/tests/{id}/case', {
    quiet: true,
    says: () => t('trial.saved'),
  });
  const choices = suites.map((one) => ({ value: one.id, label: one.name }));
  return (
    <FormPanel
      open
      title={t('trial.save')}
      schema={schema}
      values={{ title: '', suite: choices[0]?.value ?? '', name: choices[0] ? '' : t('suites.ours') }}
      onSubmit={async ({ title, suite, name }) => {
        const suite_id = suite || (await create.mutateAsync({ body: { name } })).id;
        await save.mutateAsync({ path: { id: test.id }, body: { suite_id, title } });
        onClose();
      }}
      submitLabel={t('trial.save')}
      onClose={onClose}
    >
      <Text>{t('trial.saveLead')}</Text>
      <TextField name="title" label={t('trial.caseTitle')} required />
      {choices.length > 0 ? (
        <ChoiceField name="suite" label={t('suites.one')} options={choices} />
      ) : (
        <TextField name="name" label={t('suites.newName')} required />
      )}
    </FormPanel>
  );
}
