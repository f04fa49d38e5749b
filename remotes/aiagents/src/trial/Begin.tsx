import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../api/client';
import { LANGUAGES, type Language, NOISES, PERSONAS, type Test } from '../api/types';

export const useSetupStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'end',
  },
  wide: { gridColumn: '1 / -1', justifySelf: 'start' },
});

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
  const begin = useWrite('POST', '/api/v1/ai-agents/tests');
  const body = { version_id, persona, language, noise };
  return (
    <Section title={t('trial.begin')}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          begin.mutate({ body }, { onSuccess: onBegun });
        }}
      >
        <Field label={t('trial.version')}>
          <Choose value={version_id} choices={versions} onChoose={setVersion} />
        </Field>
        <Field label={t('trial.persona')} hint={t('trial.personaHelp')}>
          <Choose value={persona} choices={choicesOf(t, 'persona', PERSONAS)} onChoose={setPersona} />
        </Field>
        <Field label={t('trial.language')}>
          <Choose value={language} choices={choicesOf(t, 'language', LANGUAGES)} onChoose={setLanguage} />
        </Field>
        <Field label={t('trial.noise')}>
          <Choose value={noise} choices={choicesOf(t, 'noise', NOISES)} onChoose={setNoise} />
        </Field>
        <Button type="submit" appearance="primary" className={styles.wide} disabled={begin.isPending}>
          {t('trial.start')}
        </Button>
      </form>
    </Section>
  );
}
