import { Body1Strong, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { LANGUAGES, useTranslation } from '@recobro/sdk';
import { ChoiceField, CountryFields, countryOf, Form, FormField, habits, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useBoot } from '../app/bootContext';
import { LANGUAGE_NAMES } from '../layout/languageNames';
import { usePreferences } from '../preferences/context';
import { type Agency, setUp } from './setUp';

const useStyles = makeStyles({
  // The form is the page: its button follows the last field and covers none.
  page: { '& form > div:last-child': { position: 'static' } },
  part: { margin: 0, marginTop: tokens.spacingVerticalS },
  hint: { color: tokens.colorNeutralForeground3 },
});

const text = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(most, `long ${most}`));

const schemaOf = (embedded: boolean) =>
  z.object({
    name: text(100),
    country: z.string(),
    currency: z.string(),
    timezone: z.string(),
    language: z.enum(LANGUAGES),
    display_name: text(100),
    email: z
      .string()
      .check(z.trim(), z.minLength(1, 'required'), z.email('email'), z.maxLength(254, 'long 254')),
    password: embedded ? z.string().check(z.minLength(1, 'required')) : z.string(),
  });

/** The first company and its first person, in one go. */
export function SetupForm({ secret }: { secret: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { provider } = useBoot();
  const { language } = usePreferences();
  const country = countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const blank: Agency = {
    name: '',
    country,
    ...habits[country],
    language,
    display_name: '',
    email: '',
    password: '',
  };
  return (
    <div className={styles.page}>
      <Form
        schema={schemaOf(provider.embedded)}
        values={blank}
        onSubmit={(agency) => setUp(secret, agency, provider)}
        submitLabel={t('setup.submit')}
      >
        <Body1Strong as="h2" className={styles.part}>
          {t('setup.agency')}
        </Body1Strong>
        <TextField name="name" label={t('tenants.name')} required autoFocus />
        <CountryFields
          labels={{
            country: t('tenants.country'),
            currency: t('tenants.currency'),
            timezone: t('tenants.timezone'),
          }}
        />
        <ChoiceField
          name="language"
          label={t('tenants.language')}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <Body1Strong as="h2" className={styles.part}>
          {t('setup.person')}
        </Body1Strong>
        <Text className={styles.hint}>{t('setup.personHint')}</Text>
        <TextField name="display_name" label={t('auth.displayName')} required />
        <TextField
          name="email"
          type="email"
          label={t('auth.login')}
          required
          {...(provider.embedded ? {} : { help: t('setup.elsewhere') })}
        />
        {provider.embedded && (
          <FormField name="password" label={t('auth.password')} help={t('auth.passwordHint')} required>
            {({ value, ...control }) => (
              <Input {...control} type="password" autoComplete="new-password" value={value ?? ''} />
            )}
          </FormField>
        )}
      </Form>
    </div>
  );
}
