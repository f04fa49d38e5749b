import { Button, Field } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import { LANGUAGES, type Language, NOISES, PERSONAS, type Test } from '../api/types';
import { type Chosen, OnLine } from './OnLine';
import { useSetupStyles } from './setupStyles';
import { useWay, WAYS, type Way } from './useWay';

/** Props of Begin. */
interface BeginProps {
  versions: { value: string; label: string }[];
  onBegun: (test: Test) => void;
}

/** What a test begins with: the version, who is simulated, in which language, how they type. */
export function Begin({ versions, onBegun }: BeginProps) {
  const styles = useSetupStyles();
  const { t } = useTranslation('aiagents');
  const [version_id, setVersion] = useState(versions[0]?.value ?? '');
  const [persona, setPersona] = useState<Test['persona']>('willing');
  const [language, setLanguage] = useState<Language>('es');
  const [noise, setNoise] = useState<Test['noise']>('none');
  const [way, setWay] = useState<Way>('text');
  const [chosen, setChosen] = useState<Chosen>({ number: '', around: 'none', level: '-40' });
  const state = useWay(way);
  const begin = useWrite('POST', '/api/v1/ai-agents/tests');
  const who = { version_id, persona, language };
  const body = way === 'text' ? { ...who, noise } : { ...who, ...onLine(way, chosen, state.numbers) };
  return (
    <Section title={t('trial.begin')}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (state.ready) begin.mutate({ body }, { onSuccess: onBegun });
        }}
      >
        <Field label={t('trial.way')}>
          <Choose value={way} choices={choicesOf(t, 'way', WAYS)} onChoose={setWay} />
        </Field>
        <Field label={t('trial.version')}>
          <Choose value={version_id} choices={versions} onChoose={setVersion} />
        </Field>
        <Field label={t('trial.persona')} hint={way === 'text' ? t('trial.personaHelp') : undefined}>
          <Choose value={persona} choices={choicesOf(t, 'persona', PERSONAS)} onChoose={setPersona} />
        </Field>
        <Field label={t('trial.language')}>
          <Choose value={language} choices={choicesOf(t, 'language', LANGUAGES)} onChoose={setLanguage} />
        </Field>
        {way === 'text' ? (
          <Field label={t('trial.noise')}>
            <Choose value={noise} choices={choicesOf(t, 'noise', NOISES)} onChoose={setNoise} />
          </Field>
        ) : (
          <OnLine way={way} state={state} chosen={chosen} onChoose={setChosen} />
        )}
        <Button
          type="submit"
          appearance="primary"
          className={styles.wide}
          disabled={begin.isPending || !state.ready}
        >
          {t(way === 'text' ? 'trial.start' : 'trial.call')}
        </Button>
      </form>
    </Section>
  );
}

/** A test on a line, as it is asked for. */
function onLine(way: Way, { number, around, level }: Chosen, numbers: string[]) {
  const to = way === 'telephone' ? { number: number || (numbers[0] ?? '') } : {};
  const loud = around === 'none' ? {} : { around, level_db: Number(level) };
  return { noise: 'none' as const, way, ...to, ...loud };
}
