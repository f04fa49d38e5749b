import { Button, Field, Textarea } from '@fluentui/react-components';
import { PlayRegular, StopRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, Loaded, Notice, RecordName, Section, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../api/client';
import type { Halt } from '../api/types';

const SHORTEST = 3;

/** The switch that stops all agents: whether they are, since when, by whom and why. */
export function StopSection() {
  const { t } = useTranslation('aiagents');
  const halt = useRead('/api/v1/ai-agents/stop', {});
  return (
    <Section title={t('stop.title')} waiting={halt.isPending} expected={1}>
      <Loaded read={halt}>{(now) => (now.is_stopped ? <Stopped halt={now} /> : <Going />)}</Loaded>
    </Section>
  );
}

/** They talk: whoever may stops them, with a reason. */
function Going() {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const stop = useWrite('POST', '/api/v1/ai-agents/stop', { quiet: true, says: () => t('stop.done') });
  const action = can('aiagents.agents:stop') && (
    <Button icon={<StopRegular />} onClick={() => setAsking(true)}>
      {t('stop.stop')}
    </Button>
  );
  return (
    <>
      <Notice intent="success" layout="multiline" action={action}>
        {t('stop.going')}
      </Notice>
      <ConfirmDialog
        open={asking || undefined}
        title={t('stop.ask')}
        action={t('stop.stop')}
        disabled={reason.trim().length < SHORTEST}
        onConfirm={() => stop.mutateAsync({ body: { reason } })}
        onClose={() => {
          setAsking(false);
          setReason('');
        }}
      >
        <p>{t('stop.effect')}</p>
        <Field label={t('stop.reason')} hint={t('stop.reasonHelp')} required>
          <Textarea value={reason} maxLength={500} onChange={(_, { value }) => setReason(value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}

/** They are stopped: who may has them go on. */
function Stopped({ halt }: { halt: Halt }) {
  const { t } = useTranslation('aiagents');
  const { instant } = useFormats();
  const can = useCan();
  const [asking, setAsking] = useState(false);
  const resume = useWrite('POST', '/api/v1/ai-agents/resume', {
    quiet: true,
    says: () => t('stop.resumed'),
  });
  const action = can('aiagents.agents:resume') && (
    <Button icon={<PlayRegular />} onClick={() => setAsking(true)}>
      {t('stop.resume')}
    </Button>
  );
  return (
    <>
      <Notice intent="error" layout="multiline" title={t('stop.stopped')} action={action}>
        {' '}
        <RecordName of="core.user" id={halt.updated_by} plain />
        {' · '}
        {instant(halt.updated_at)}
        {' · '}
        <bdi>{halt.reason}</bdi>
        {!action && ` ${t('stop.admin')}`}
      </Notice>
      <ConfirmDialog
        open={asking || undefined}
        title={t('stop.askResume')}
        action={t('stop.resume')}
        onConfirm={() => resume.mutateAsync({})}
        onClose={() => setAsking(false)}
      >
        {t('stop.resumeEffect')}
      </ConfirmDialog>
    </>
  );
}
