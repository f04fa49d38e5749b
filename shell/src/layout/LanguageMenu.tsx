import { MenuButton, makeStyles } from '@fluentui/react-components';
import { LANGUAGES, type Language, useTranslation } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';
import { usePreferenceStore, usePreferences } from '../preferences/context';
import { LANGUAGE_NAMES } from './languageNames';

const useStyles = makeStyles({
  button: { minWidth: 'auto', flexShrink: 0, '@media (max-width: 359px)': { paddingInline: '2px' } },
});

/** Switches the language of the whole product at once. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const store = usePreferenceStore();
  const { language } = usePreferences();
  return (
    <LazyMenu
      checkedValues={{ language: [language] }}
      onCheckedValueChange={(_, { checkedItems }) => store.choose('language', checkedItems[0] as Language)}
      button={
        <MenuButton
          className={useStyles().button}
          appearance="subtle"
          aria-label={t('preferences.languageIs', { language: LANGUAGE_NAMES[language] })}
        >
          {language.toUpperCase()}
        </MenuButton>
      }
    >
      {({ MenuList, MenuItemRadio }) => (
        <MenuList>
          {LANGUAGES.map((code) => (
            <MenuItemRadio key={code} name="language" value={code} lang={code}>
              {LANGUAGE_NAMES[code]}
            </MenuItemRadio>
          ))}
        </MenuList>
      )}
    </LazyMenu>
  );
}
