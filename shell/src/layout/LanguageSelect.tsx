import { makeStyles, Select } from '@fluentui/react-components';
import { LANGUAGES, type Language, useTranslation } from '@recobro/sdk';
import { usePreferenceStore, usePreferences } from '../preferences/context';
import { LANGUAGE_NAMES } from './languageNames';

const useStyles = makeStyles({ select: { minWidth: '120px' } });

/** The language before sign-in: the browser's own list, so that the first page stays small. */
export function LanguageSelect() {
  const styles = useStyles();
  const { t } = useTranslation();
  const store = usePreferenceStore();
  const { language } = usePreferences();
  return (
    <Select
      className={styles.select}
      appearance="filled-lighter"
      aria-label={t('preferences.language')}
      value={language}
      onChange={(_, { value }) => store.choose('language', value as Language)}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </Select>
  );
}
