import { useTranslation } from '@recobro/sdk';
import { Figure, Tick, WordList, Words } from '../fields';
import { useDraft } from '../useDraft';
import { InLanguages } from './InLanguages';

/** When it is whose turn to speak, and what silence and machines mean. */
export function Turns() {
  const { t } = useTranslation('aiagents');
  const { spec } = useDraft();
  return (
    <>
      <Figure path="turns.wait_ms" label={t('part.wait_ms')} min={200} max={5000} help={t('waitHelp')} />
      <Figure path="turns.think_ms" label={t('part.think_ms')} min={200} max={15000} help={t('thinkHelp')} />
      <Figure path="turns.interrupt_ms" label={t('part.interrupt_ms')} max={3000} help={t('interruptHelp')} />
      <Figure path="silence.seconds" label={t('part.seconds')} min={2} max={60} />
      <Figure path="silence.most" label={t('part.most')} min={1} max={5} />
      <Tick path="machine.leave" label={t('part.leave')} />
      <InLanguages>
        {(language) => (
          <>
            <WordList
              path={`turns.backchannel.${language}`}
              label={t('part.backchannel')}
              help={t('commas')}
            />
            <WordList path={`turns.thinking.${language}`} label={t('part.thinking')} help={t('commas')} />
            {spec.machine.leave && (
              <Words path={`machine.message.${language}`} label={t('part.message')} rows={3} />
            )}
          </>
        )}
      </InLanguages>
    </>
  );
}
