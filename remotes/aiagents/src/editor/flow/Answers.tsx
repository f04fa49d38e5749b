import { Field, Input } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import type { Language, Step } from '../../api/types';
import { useDraft, useDraftField } from '../useDraft';

type Texts = NonNullable<Step['answers']>[number];

/** As many buttons as every channel shows. */
const MOST = 3;

/** The answers that are offered as buttons: in each language the same ones, in the same order. */
export function Answers({ path }: { path: string }) {
  const { t } = useTranslation('aiagents');
  const { spec, faults } = useDraft();
  const { value = [], set, frozen } = useDraftField<Texts[]>(path);
  const field = path.replace(/\.(\d+)/g, '[$1]');
  const write = (language: Language, text: string) => {
    const words = text.split(/\s*,\s*/).filter(Boolean);
    const count = Math.min(
      MOST,
      Math.max(words.length, ...value.map((one, at) => (others(one, language) ? at + 1 : 0))),
    );
    const made = Array.from({ length: count }, (_, at) => ({ ...value[at], [language]: words[at] ?? '' }));
    if (JSON.stringify(made) !== JSON.stringify(value)) set(made.length > 0 ? made : undefined);
  };
  return spec.languages.map((language) => {
    const fault = faults.find(
      (one) => one.field.startsWith(field) && one.field.endsWith(`.${language}`),
    )?.reason;
    const words = value.map((one) => one[language] ?? '').join(', ');
    return (
      <Field
        key={language}
        label={`${t('part.answers')} · ${t(`language.${language}`)}`}
        hint={t('answersHelp')}
        validationMessage={fault}
        validationState={fault ? 'error' : 'none'}
      >
        <Input
          key={words}
          defaultValue={words}
          readOnly={frozen}
          dir="auto"
          onBlur={({ target }) => write(language, target.value)}
        />
      </Field>
    );
  });
}

/** Whether an answer has a text in another language. */
const others = (texts: Texts, language: Language) =>
  Object.entries(texts).some(([one, text]) => one !== language && text);
