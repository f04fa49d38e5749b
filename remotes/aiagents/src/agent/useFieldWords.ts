import { useTranslation } from '@recobro/sdk';

const LANGUAGE = /^(es|en|pt)$/;

/**
 * What a field of a version is called: "persona.es.opening" is the opening, in Spanish. A part that is somebody's own name, such as that of
 * a question, stays as it is.
 */
export function useFieldWords() {
  const { t } = useTranslation('aiagents');
  return (step: string, field: string) => {
    const parts = field.replace(/\[\d+\]/g, '').split('.');
    const said = parts.map((part) =>
      LANGUAGE.test(part) ? t(`language.${part}`) : t(`part.${part}`, { defaultValue: part }),
    );
    return [...(step ? [t('stepNamed', { step })] : []), ...said].join(' · ');
  };
}
