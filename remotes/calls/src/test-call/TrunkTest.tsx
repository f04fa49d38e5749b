import { useTranslation } from '@recobro/sdk';
import { ChoiceField, EmptyState, Form, LinkButton, Loaded, Section, TextField } from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useRead, useWrite } from '../api/client';
import { TestResult } from './TestResult';

const schema = z.object({
  trunk_id: z.string().check(z.minLength(1, 'required')),
  number: z.string().check(z.trim(), z.regex(/^\+[1-9]\d{6,14}$/, 'invalid')),
});

/** A trunk is tried by a call to a telephone of one's own. */
export function TrunkTest() {
  const { t } = useTranslation('calls');
  const trunks = useRead('/api/v1/trunks', {});
  const [made, setMade] = useState<string>();
  const call = useWrite('POST', '/api/v1/llamadas/test', { quiet: true, onSuccess: ({ id }) => setMade(id) });
  const on = (trunks.data ?? []).filter(({ is_on }) => is_on);
  return (
    <Section title={t('test.trunk')} waiting={trunks.isPending}>
      <Loaded read={trunks} rows={on} empty={<NoTrunk />}>
        {() => (
          <Form
            schema={schema}
            values={{ trunk_id: on[0]?.id ?? '', number: '' }}
            onSubmit={async (body) => {
              await call.mutateAsync({ body });
              return false; // a trunk is tested as often as one likes
            }}
            submitLabel={t('test.call')}
          >
            <ChoiceField
              name="trunk_id"
              label={t('numbers.trunk')}
              options={on.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <TextField
              name="number"
              type="tel"
              label={t('numbers.number')}
              help={t('test.numberHelp')}
              required
            />
          </Form>
        )}
      </Loaded>
      {made && <TestResult id={made} />}
    </Section>
  );
}

/** There is nothing to try yet. */
function NoTrunk() {
  const { t } = useTranslation('calls');
  return (
    <EmptyState
      title={t('test.noTrunk')}
      reason={t('test.noTrunkReason')}
      action={<LinkButton to="/settings/telephony">{t('test.telephony')}</LinkButton>}
    />
  );
}
