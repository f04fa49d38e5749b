import { useTranslation } from '@recobro/sdk';
import { choicesOf } from '@recobro/sdk/ui';
import { LANGUAGES } from '../../api/types';
import { Choice, Several, Words } from '../fields';
import { InLanguages } from './InLanguages';

/** What is filled in, as it is written in a text. */
const FILLED = { agent: '{{agent}}', creditor: '{{creditor}}', given: '{{given}}' };

/** Who it is, in each language. */
export function Persona() {
  const { t } = useTranslation('aiagents');
  return (
    <>
      <Choice
        path="mode"
        label={t('fields.mode')}
        choices={choicesOf(t, 'mode', ['guided', 'model'])}
        help={t('modeHelp')}
      />
      <Several path="languages" label={t('fields.languages')} choices={choicesOf(t, 'language', LANGUAGES)} />
      <InLanguages>
        {(language) => {
          const at = `persona.${language}`;
          return (
            <>
              <Words path={`${at}.name`} label={t('part.name')} />
              <Words
                path={`${at}.opening`}
                label={t('part.opening')}
                rows={2}
                help={t('openingHelp', FILLED)}
              />
              <Words
                path={`${at}.disclosure`}
                label={t('part.disclosure')}
                rows={3}
                help={t('disclosureHelp', FILLED)}
              />
              <Words path={`${at}.goodbye`} label={t('part.goodbye')} rows={2} />
              <Words path={`${at}.handed_over`} label={t('part.handed_over')} rows={2} />
            </>
          );
        }}
      </InLanguages>
    </>
  );
}
