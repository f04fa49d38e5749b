import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { parseAsStringLiteral, useCan, useParams, useQueryState, useTranslation } from '@recobro/sdk';
import { DetailPage, DetailSkeleton, ErrorState, Section, StatusBadge } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import { type Spec, toneOf, type Written } from '../api/types';
import { EditorActs, SavingState } from './EditorActs';
import { FlowPart } from './flow/FlowPart';
import { Notices } from './Notices';
import { Analysis } from './parts/Analysis';
import { Knowledge } from './parts/Knowledge';
import { Limits } from './parts/Limits';
import { Persona } from './parts/Persona';
import { Tools } from './parts/Tools';
import { Turns } from './parts/Turns';
import { Voice } from './parts/Voice';
import { DraftProvider, useDraft } from './useDraft';

const PARTS = ['flow', 'persona', 'tools', 'turns', 'voice', 'knowledge', 'analysis', 'limits'] as const;

const useStyles = makeStyles({
  tabs: { flexWrap: 'wrap' },
  form: {
    display: 'grid',
    gap: tokens.spacingVerticalL,
    maxWidth: '720px',
    paddingBlockStart: tokens.spacingVerticalM,
  },
});

/** One version of an agent: written while it is a draft, read from then on. */
export function VersionPage() {
  const { t } = useTranslation('aiagents');
  const { id = '', n = '1' } = useParams();
  const can = useCan();
  const agent = useRead('/api/v1/ai-agents/{id}', { path: { id } });
  const read = useRead('/api/v1/ai-agents/{id}/versions/{n}', { path: { id, n: Number(n) } });
  const back = { to: `/ai-agents/${id}`, label: agent.data?.name ?? t('title') };
  const error = read.error ?? agent.error;
  const again = () => void Promise.all([read.refetch(), agent.refetch()]);
  if (error && !(read.data && agent.data))
    return <ErrorState page error={error} onRetry={again} back={back} />;
  const version = read.data;
  if (!version?.spec || !agent.data) return <DetailSkeleton />;
  const frozen = version.state !== 'draft' || !can('aiagents.agents:update');
  return (
    <DraftProvider
      key={`${version.id} ${frozen}`}
      version={version as Written & { spec: Spec }}
      frozen={frozen}
      reload={async () => (await read.refetch()).data}
    >
      <DetailPage
        back={back}
        title={t('versionN', { n: version.n })}
        meta={
          <>
            <StatusBadge tone={toneOf[version.state]}>{t(`state.${version.state}`)}</StatusBadge>
            <SavingState />
          </>
        }
        actions={<EditorActs version={version} />}
        lead={<Notices version={version} />}
      >
        <Parts />
      </DetailPage>
    </DraftProvider>
  );
}

/** The parts of what a version says, one at a time. */
function Parts() {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { faults } = useDraft();
  const [part, setPart] = useQueryState('part', parseAsStringLiteral(PARTS).withDefault('flow'));
  const faulty = (one: string) => faults.some(({ field }) => partOf(field) === one);
  return (
    <Section title={t(`parts.${part}`)}>
      <TabList
        className={styles.tabs}
        size="small"
        selectedValue={part}
        onTabSelect={(_, { value }) => void setPart(value as (typeof PARTS)[number])}
      >
        {PARTS.map((one) => (
          <Tab key={one} value={one}>
            {t(`parts.${one}`) + (faulty(one) ? ' ●' : '')}
          </Tab>
        ))}
      </TabList>
      {part === 'flow' ? (
        <FlowPart />
      ) : (
        <div className={styles.form}>
          {part === 'persona' && <Persona />}
          {part === 'tools' && <Tools />}
          {part === 'turns' && <Turns />}
          {part === 'voice' && <Voice />}
          {part === 'knowledge' && <Knowledge />}
          {part === 'analysis' && <Analysis />}
          {part === 'limits' && <Limits />}
        </div>
      )}
    </Section>
  );
}

/** The part that a field stands in. */
function partOf(field: string): string {
  const first = field.split(/[.[]/)[0] ?? '';
  const within: Record<string, string> = {
    ...{ languages: 'persona', mode: 'persona', grants: 'tools', silence: 'turns', machine: 'turns' },
    ...{ fields: 'analysis', model: 'limits' },
  };
  return within[first] ?? first;
}
