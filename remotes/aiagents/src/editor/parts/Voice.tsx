import { useTranslation } from '@recobro/sdk';
import { choicesOf } from '@recobro/sdk/ui';
import { Choice, Figure, Words } from '../fields';
import { InLanguages } from './InLanguages';

/** How it sounds, in each language. */
export function Voice() {
  const { t } = useTranslation('aiagents');
  return (
    <InLanguages>
      {(language) => (
        <>
          <Choice
            path={`voice.${language}.engine`}
            label={t('part.engine')}
            choices={choicesOf(t, 'engine', ['espeak', 'speech'])}
          />
          <Words path={`voice.${language}.name`} label={t('part.voiceName')} help={t('voiceHelp')} />
          <Figure path={`voice.${language}.speed`} label={t('part.speed')} min={50} max={200} />
        </>
      )}
    </InLanguages>
  );
}
