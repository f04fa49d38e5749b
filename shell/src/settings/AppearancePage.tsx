import { Field, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { LANGUAGES, useTranslation } from '@recobro/sdk';
import { Section } from '@recobro/sdk/ui';
import { LANGUAGE_NAMES } from '../layout/languageNames';
import { usePreferenceStore, usePreferences } from '../preferences/context';
import { DIRECTIONS, FONTS, type Look, type Preferences, THEMES } from '../preferences/preferences';
import { Resettable } from './Resettable';

const useStyles = makeStyles({
  choices: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  group: { flexWrap: 'wrap' },
});

/** Theme, font, direction and language; each can go back to its default. */
export function AppearancePage() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Section title={t('settings.appearance.title')}>
      <div className={styles.choices}>
        <Choice preference="theme" values={THEMES} label={(value) => t(`preferences.themes.${value}`)} />
        <Choice preference="font" values={FONTS} label={(value) => t(`preferences.fonts.${value}`)} />
        <Choice
          preference="direction"
          values={DIRECTIONS}
          label={(value) => t(`preferences.directions.${value}`)}
        />
        <Choice preference="language" values={LANGUAGES} label={(value) => LANGUAGE_NAMES[value]} />
      </div>
    </Section>
  );
}

interface ChoiceProps<K extends keyof Look> {
  preference: K;
  values: readonly Look[K][];
  label: (value: Look[K]) => string;
}

function Choice<K extends keyof Look>({ preference, values, label }: ChoiceProps<K>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const store = usePreferenceStore();
  const chosen = usePreferences()[preference];
  const name = t(`preferences.${preference}` as string);
  return (
    <Resettable name={name} onReset={() => store.reset(preference)}>
      <Field label={name} hint={t(`settings.appearance.${preference}Hint` as string)}>
        <RadioGroup
          layout="horizontal"
          className={styles.group}
          value={chosen}
          onChange={(_, { value }) => store.choose(preference, value as Preferences[K])}
        >
          {values.map((value) => (
            <Radio key={value} value={value} label={label(value)} />
          ))}
        </RadioGroup>
      </Field>
    </Resettable>
  );
}
