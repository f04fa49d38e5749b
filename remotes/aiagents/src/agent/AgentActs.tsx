import { Button } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons';
import { of, useCan, useNavigate, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, FormPanel, LongTextField, TextField } from '@recobro/sdk/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useWrite } from '../api/client';
import type { Agent, Version } from '../api/types';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'long 80')),
  purpose: z.string().check(z.maxLength(400, 'long 400')),
});

/** What may be done with an agent: the way back before all else. */
export function AgentActs({ agent, versions }: { agent: Agent; versions: Version[] }) {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const [asked, setAsked] = useState<'edit' | 'delete'>();
  const close = () => setAsked(undefined);
  const updates = can('aiagents.agents:update');
  return (
    <>
      <Back agent={agent} versions={versions} />
      {updates && <Pause agent={agent} />}
      {updates && (
        <Button icon={<EditRegular />} onClick={() => setAsked('edit')}>
          {t('edit')}
        </Button>
      )}
      {can('aiagents.agents:delete') && !agent.live_version_id && (
        <Button onClick={() => setAsked('delete')}>{t('delete')}</Button>
      )}
      {asked === 'edit' && <Edit agent={agent} onClose={close} />}
      <Remove agent={asked === 'delete' ? agent : undefined} onClose={close} />
    </>
  );
}

/** The version that talked before, at once; no question is asked where each second counts, and it can be published again. */
function Back({ agent, versions }: { agent: Agent; versions: Version[] }) {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const back = useWrite('POST', '/api/v1/ai-agents/{id}/back', { says: ({ n }) => t('wentBack', { n }) });
  const to = versions.find(
    ({ id }) => id === (agent.canary_version_id ? agent.live_version_id : agent.previous_version_id),
  );
  if (!to || !can('aiagents.agents:publish')) return null;
  return <Button onClick={() => back.mutate({ path: { id: agent.id } })}>{t('backTo', { n: to.n })}</Button>;
}

function Pause({ agent }: { agent: Agent }) {
  const { t } = useTranslation('aiagents');
  const pause = useWrite('POST', '/api/v1/ai-agents/{id}/pause', { says: () => t('pausedNow') });
  const resume = useWrite('DELETE', '/api/v1/ai-agents/{id}/pause', { says: () => t('resumedNow') });
  const path = { id: agent.id };
  if (agent.is_paused) return <Button onClick={() => resume.mutate({ path })}>{t('resume')}</Button>;
  return <Button onClick={() => pause.mutate({ path })}>{t('pause')}</Button>;
}

function Edit({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const { t } = useTranslation('aiagents');
  const change = useWrite('PATCH', '/api/v1/ai-agents/{id}', { quiet: true, says: () => t('saved') });
  return (
    <FormPanel
      open
      title={t('edit')}
      schema={schema}
      values={{ name: agent.name, purpose: agent.purpose }}
      onSubmit={async (body) => {
        await change.mutateAsync({ ...of(agent), body });
        onClose();
      }}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <TextField name="name" label={t('fields.name')} required />
      <LongTextField name="purpose" label={t('fields.purpose')} />
    </FormPanel>
  );
}

function Remove({ agent, onClose }: { agent: Agent | undefined; onClose: () => void }) {
  const { t } = useTranslation('aiagents');
  const navigate = useNavigate();
  const remove = useWrite('DELETE', '/api/v1/ai-agents/{id}', { quiet: true, says: () => t('deleted') });
  return (
    <ConfirmDialog
      open={agent}
      title={t('deleteTitle', { name: agent?.name ?? '' })}
      action={t('delete')}
      onConfirm={async (known) => {
        await remove.mutateAsync(of(known));
        await navigate('/ai-agents');
      }}
      onClose={onClose}
    >
      {t('deleteWhy')}
    </ConfirmDialog>
  );
}
