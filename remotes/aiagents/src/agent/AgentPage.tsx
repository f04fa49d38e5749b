import { useCan, useParams, useTranslation } from '@recobro/sdk';
import {
  DetailPage,
  DetailSkeleton,
  ErrorState,
  History,
  Loaded,
  Section,
  StatusBadge,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import { usePages, useRead } from '../api/client';
import type { Agent, Version } from '../api/types';
import { AgentActs } from './AgentActs';
import { Difference } from './Difference';
import { Talking } from './Talking';
import { VersionLine } from './VersionLine';

/** One agent: who talks now, its versions in time, what happened. */
export function AgentPage() {
  const { t } = useTranslation('aiagents');
  const { id = '' } = useParams();
  const agent = useRead('/api/v1/ai-agents/{id}', { path: { id } });
  const versions = useRead('/api/v1/ai-agents/{id}/versions', { path: { id } });
  const back = { to: '/ai-agents', label: t('title') };
  const error = agent.error ?? versions.error;
  const again = () => void Promise.all([agent.refetch(), versions.refetch()]);
  if (error && !(agent.data && versions.data))
    return <ErrorState page error={error} onRetry={again} back={back} />;
  if (!agent.data || !versions.data) return <DetailSkeleton />;
  return (
    <DetailPage
      back={back}
      title={agent.data.name}
      meta={<Meta agent={agent.data} />}
      actions={<AgentActs agent={agent.data} versions={versions.data} />}
      side={<Happened id={id} />}
    >
      <Talking agent={agent.data} versions={versions.data} />
      <Versions agent={agent.data} versions={versions.data} />
    </DetailPage>
  );
}

function Meta({ agent }: { agent: Agent }) {
  const { t } = useTranslation('aiagents');
  return (
    <>
      <StatusBadge tone={agent.is_paused ? 'paused' : agent.live_version_id ? 'success' : 'neutral'}>
        {t(agent.is_paused ? 'paused' : agent.live_version_id ? 'talks' : 'silent')}
      </StatusBadge>
      <span>{agent.purpose}</span>
    </>
  );
}

function Versions({ agent, versions }: { agent: Agent; versions: Version[] }) {
  const { t } = useTranslation('aiagents');
  const [compared, setCompared] = useState<Version>();
  return (
    <Section title={t('versions')} count={String(versions.length)} flush>
      <VersionLine agent={agent} versions={versions} onCompare={setCompared} />
      {compared && (
        <Difference version={compared} versions={versions} onClose={() => setCompared(undefined)} />
      )}
    </Section>
  );
}

function Happened({ id }: { id: string }) {
  const { t } = useTranslation('aiagents');
  const read = usePages('/api/v1/ai-agents/{id}/history', { path: { id } });
  const can = useCan();
  if (!can('aiagents.agents:read')) return null;
  return (
    <Section title={t('history')} waiting={read.isPending}>
      <Loaded read={read}>
        {({ rows }) => <History label={t('history')} lines={rows} namespaces={['aiagents']} earlier={read} />}
      </Loaded>
    </Section>
  );
}
