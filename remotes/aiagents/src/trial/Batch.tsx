import { Button, Field, Input } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, Loaded, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../api/client';
import { LANGUAGES, type Language, NOISES, PERSONAS, type Test } from '../api/types';
import { Results } from '../suites/Results';
import { Under } from '../suites/Under';
import { useSetupStyles } from './setupStyles';

/** Many simulated debtors at once, and what came of them. */
export function Batch({ versions }: { versions: { value: string; label: string }[] }) {
  const [run, setRun] = useState('');
  return (
    <>
      <Setup versions={versions} onStarted={setRun} />
      {run && <Came key={run} id={run} />}
    </>
  );
}

interface SetupProps {
  versions: { value: string; label: string }[];
  onStarted: (run: string) => void;
}

function Setup({ versions, onStarted }: SetupProps) {
  const styles = useSetupStyles();
  const { t } = useTranslation('aiagents');
  const [version_id, setVersion] = useState(versions[0]?.value ?? '');
  const [persona, setPersona] = useState<Test['persona'] | ''>('');
  const [language, setLanguage] = useState<Language>('es');
  const [noise, setNoise] = useState<Test['noise']>('light');
  const [by, setBy] = useState<'rules' | 'model'>('rules');
  const [count, setCount] = useState('30');
  const start = useWrite('POST', '/api/v1/ai-agents/runs/batch');
  const many = Number(count);
  const wrong = !Number.isInteger(many) || many < 1 || many > 200;
  const body = { version_id, language, noise, by, count: many, ...(persona && { personas: [persona] }) };
  return (
    <Section title={t('trial.many')}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong) start.mutate({ body }, { onSuccess: ({ id }) => onStarted(id) });
        }}
      >
        <Field label={t('trial.version')}>
          <Choose value={version_id} choices={versions} onChoose={setVersion} />
        </Field>
        <Field label={t('trial.persona')}>
          <Choose
            value={persona}
            choices={choicesOf(t, 'persona', PERSONAS)}
            none={t('trial.everyPersona')}
            onChoose={setPersona}
          />
        </Field>
        <Field label={t('trial.language')}>
          <Choose value={language} choices={choicesOf(t, 'language', LANGUAGES)} onChoose={setLanguage} />
        </Field>
        <Field label={t('trial.noise')}>
          <Choose value={noise} choices={choicesOf(t, 'noise', NOISES)} onChoose={setNoise} />
        </Field>
        <Field label={t('trial.played')}>
          <Choose
            value={by}
            choices={choicesOf(t, 'trial.playedBy', ['rules', 'model'] as const)}
            onChoose={setBy}
          />
        </Field>
        <Field
          label={t('trial.count')}
          validationState={wrong ? 'error' : 'none'}
          validationMessage={wrong ? t('trial.countHelp') : undefined}
        >
          <Input type="number" min={1} max={200} value={count} onChange={(_, data) => setCount(data.value)} />
        </Field>
        <Button
          type="submit"
          appearance="primary"
          className={styles.wide}
          disabled={start.isPending || wrong}
        >
          {t('trial.startMany')}
        </Button>
      </form>
    </Section>
  );
}

function Came({ id }: { id: string }) {
  const read = useRead('/api/v1/ai-agents/runs/{id}', { path: { id } });
  return (
    <Loaded read={read}>
      {(run) =>
        run.state === 'queued' || run.state === 'running' ? <Under run={run} /> : <Results run={run} />
      }
    </Loaded>
  );
}
