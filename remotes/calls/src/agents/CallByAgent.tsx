import { Button, Text } from '@fluentui/react-components';
import { BotRegular } from '@fluentui/react-icons';
import { type Find, type SlotProps, useCan, useNavigate, useTranslation } from '@recobro/sdk';
import { FormPanel, FoundField, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import { AgentField, READ } from './AgentField';

const schema = z.object({
  agent_id: z.string().check(z.minLength(1, 'required')),
  phone_id: z.string().check(z.minLength(1, 'required')),
});

/** Has an agent call the debtor beside whom it stands; for whoever may, where there are agents. */
export function CallByAgent({ subject }: SlotProps) {
  const { t } = useTranslation('calls');
  const can = useCan();
  const [asking, setAsking] = useState(false);
  if (!subject || !can(READ)) return null;
  return (
    <Section
      title={t('agents.title')}
      actions={
        <Button size="small" icon={<BotRegular />} onClick={() => setAsking(true)}>
          {t('agents.call')}
        </Button>
      }
    >
      <Text size={200}>{t('agents.callLead')}</Text>
      {asking && <Asking debtor={subject.id} onClose={() => setAsking(false)} />}
    </Section>
  );
}

/** Which agent is to call which of the debtor's telephones. */
function Asking({ debtor, onClose }: { debtor: string; onClose: () => void }) {
  const { t } = useTranslation('calls');
  const navigate = useNavigate();
  const call = useWrite('POST', '/api/v1/llamadas/by-agent', {
    quiet: true,
    says: () => t('agents.calling'),
  });
  return (
    <FormPanel
      open
      title={t('agents.call')}
      schema={schema}
      values={{ agent_id: '', phone_id: '' }}
      onSubmit={async (who) => {
        const { id } = await call.mutateAsync({ body: { debtor_id: debtor, ...who } });
        await navigate(`/calls/${id}`);
      }}
      submitLabel={t('agents.call')}
      onClose={onClose}
    >
      <AgentField label={t('agents.agent')} required />
      <FoundField
        name="phone_id"
        label={t('agents.phone')}
        find={phonesOf(debtor)}
        of="portfolios.phone"
        none={t('agents.choosePhone')}
        required
      />
    </FormPanel>
  );
}

const phonesOf = (debtor: string): Find => ({
  path: `/api/v1/deudores/${debtor}/phones`,
  label: ({ e164 }: { e164: string }) => e164,
});
