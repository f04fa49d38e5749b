import { Button } from '@fluentui/react-components';
import { of, useCan, useNavigate, useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import type { Agent, Version } from '../api/types';
import { Publish } from './Publish';

/** Props of VersionActs. */
export interface VersionActsProps {
  agent: Agent;
  version: Version;
  versions: Version[];
}

/** What may be done with a version, where it stands. */
export function VersionActs({ agent, version, versions }: VersionActsProps) {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const path = { id: agent.id, n: version.n };
  const known = of(version).known;
  const submit = useWrite('POST', '/api/v1/ai-agents/{id}/versions/{n}/submit', {
    says: () => t('did.submitted'),
  });
  const approve = useWrite('POST', '/api/v1/ai-agents/{id}/versions/{n}/approve', {
    says: () => t('did.approved'),
  });
  const [asked, setAsked] = useState<'publish' | 'retire' | 'discard'>();
  const publishes = can('aiagents.agents:publish');
  const small = (label: string, act: () => void) => (
    <Button size="small" onClick={act}>
      {label}
    </Button>
  );
  return (
    <>
      {version.state === 'draft' &&
        can('aiagents.agents:test') &&
        small(t('submit'), () => submit.mutate({ path, known }))}
      {version.state === 'draft' &&
        version.n > 1 &&
        can('aiagents.agents:update') &&
        small(t('discard'), () => setAsked('discard'))}
      {version.state === 'testing' && publishes && small(t('approve'), () => approve.mutate({ path, known }))}
      {version.state === 'approved' && publishes && small(t('publish'), () => setAsked('publish'))}
      {['testing', 'approved', 'live'].includes(version.state) &&
        publishes &&
        small(t('retire'), () => setAsked('retire'))}
      <NewDraft agent={agent} version={version} versions={versions} />
      {asked === 'publish' && <Publish agent={agent} version={version} onClose={() => setAsked(undefined)} />}
      <Leaving version={version} agent={agent} asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

/** Begins a draft as a copy of a version, where there is none. */
function NewDraft({ agent, version, versions }: VersionActsProps) {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const navigate = useNavigate();
  const draft = useWrite('POST', '/api/v1/ai-agents/{id}/versions', {
    onSuccess: (made) => navigate(`/ai-agents/${agent.id}/versions/${made.n}`),
  });
  if (!can('aiagents.agents:update') || versions.some(({ state }) => state === 'draft')) return null;
  return (
    <Button size="small" onClick={() => draft.mutate({ path: { id: agent.id }, body: { from: version.n } })}>
      {t('newDraft')}
    </Button>
  );
}

/** Props of Leaving. */
interface LeavingProps {
  agent: Agent;
  version: Version;
  asked: 'publish' | 'retire' | 'discard' | undefined;
  onClose: () => void;
}

/** Asks before a version is retired or a draft discarded. */
function Leaving({ agent, version, asked, onClose }: LeavingProps) {
  const { t } = useTranslation('aiagents');
  const path = { id: agent.id, n: version.n };
  const retire = useWrite('POST', '/api/v1/ai-agents/{id}/versions/{n}/retire', {
    quiet: true,
    says: () => t('did.retired'),
  });
  const discard = useWrite('DELETE', '/api/v1/ai-agents/{id}/versions/{n}', {
    quiet: true,
    says: () => t('discarded'),
  });
  const what = asked === 'publish' ? undefined : asked;
  return (
    <ConfirmDialog
      open={what}
      title={t(`askTitle.${what ?? 'retire'}`, { n: version.n })}
      action={t(what ?? 'retire')}
      onConfirm={(one) =>
        one === 'retire'
          ? retire.mutateAsync({ path })
          : discard.mutateAsync({ path, known: of(version).known })
      }
      onClose={onClose}
    >
      {t(`askWhy.${what ?? 'retire'}`)}
    </ConfirmDialog>
  );
}
