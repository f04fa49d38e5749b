import { Button } from '@fluentui/react-components';
import { AddRegular, BotRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import {
  type Column,
  DataTable,
  EmptyState,
  ListPage,
  StatusBadge,
  TwoLines,
  useFormats,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead } from '../api/client';
import { type Listed, toneOf } from '../api/types';
import { NewAgent } from './NewAgent';

/** The agents: which of their versions talks, in which languages, and how much. */
export function AgentsPage() {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const read = useRead('/api/v1/ai-agents', {});
  const [adding, setAdding] = useState(false);
  const add = can('aiagents.agents:create') && (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage title={t('title')} total={read.data?.length} actions={add}>
        <DataTable
          id="ai-agents"
          label={t('title')}
          columns={useColumns()}
          rows={read.data}
          error={read.data ? undefined : read.error}
          onRetry={() => void read.refetch()}
          rowId={(agent) => agent.id}
          rowName={(agent) => agent.name}
          href={(agent) => `/ai-agents/${agent.id}`}
          expected={3}
          empty={<EmptyState icon={<BotRegular />} title={t('none')} reason={t('noneWhy')} action={add} />}
          compact={(agent) => (
            <TwoLines name={agent.name} aside={<State agent={agent} />}>
              {agent.purpose}
            </TwoLines>
          )}
        />
      </ListPage>
      {adding && <NewAgent onClose={() => setAdding(false)} />}
    </>
  );
}

/** Whether an agent talks; else how far its newest version is. */
function State({ agent }: { agent: Listed }) {
  const { t } = useTranslation('aiagents');
  if (agent.is_paused) return <StatusBadge tone="paused">{t('paused')}</StatusBadge>;
  const state = agent.live?.state ?? agent.latest?.state ?? 'retired';
  return <StatusBadge tone={toneOf[state]}>{t(`state.${state}`)}</StatusBadge>;
}

function useColumns(): Column<Listed>[] {
  const { t } = useTranslation('aiagents');
  const { count, text } = useFormats();
  return [
    { id: 'name', header: t('fields.name'), primary: true, cell: (agent) => agent.name, width: 180 },
    { id: 'purpose', header: t('fields.purpose'), cell: (agent) => text(agent.purpose), width: 280 },
    { id: 'state', header: t('fields.state'), cell: (agent) => <State agent={agent} />, width: 130 },
    {
      id: 'live',
      header: t('fields.live'),
      cell: (agent) => text(agent.live && t('versionN', { n: agent.live.n })),
      width: 120,
    },
    {
      id: 'languages',
      header: t('fields.languages'),
      cell: (agent) =>
        text((agent.live ?? agent.latest)?.languages.map((one) => t(`language.${one}`)).join(', ')),
      width: 220,
    },
    {
      id: 'talks',
      header: t('fields.talks'),
      cell: (agent) => count(agent.talks),
      align: 'end',
      width: 140,
    },
  ];
}
