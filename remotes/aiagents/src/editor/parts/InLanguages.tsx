import { Tab, TabList } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useState } from 'react';
import type { Language } from '../../api/types';
import { useDraft } from '../useDraft';

/** The languages of the version, one at a time. */
export function InLanguages({ children }: { children: (language: Language) => React.ReactNode }) {
  const { t } = useTranslation('aiagents');
  const { spec } = useDraft();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen && spec.languages.includes(chosen) ? chosen : (spec.languages[0] ?? 'es');
  return (
    <>
      <TabList
        size="small"
        selectedValue={language}
        onTabSelect={(_, { value }) => setChosen(value as Language)}
        aria-label={t('fields.languages')}
      >
        {spec.languages.map((one) => (
          <Tab key={one} value={one}>
            {t(`language.${one}`)}
          </Tab>
        ))}
      </TabList>
      {children(language)}
    </>
  );
}
