import { titleIn, useApi, useCan, useLanguage, useQuery, useToasts, useTranslation } from '@recobro/sdk';
import { ErrorState, Facts, Form, Section } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { settingsOptions, useSaveSettings } from './queries';
import { SettingField } from './SettingField';
import { type ChosenSettings, meaning, type Setting, settingsOf, type Written, written } from './schema';

/** What a field may hold; whether it may be saved, the server says by the app's own schema. */
const schema = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.array(z.string()), z.null()]),
) as unknown as z.ZodMiniType<Written, Written>;

/** What the company has chosen for an app: a form made from the app's schema, or the values for who may only read. */
export function AppSettings({ id }: { id: string }) {
  const { t } = useTranslation();
  const can = useCan();
  const { data, error, isPending, refetch } = useQuery(settingsOptions(useApi(), id));
  const reload = () => void refetch();
  return (
    <Section title={t('apps.settings.title')} waiting={isPending} expected={3}>
      {error && !data && <ErrorState error={error} onRetry={reload} />}
      {data &&
        (can('core.apps:update') ? (
          <SettingsForm key={data.version} id={id} chosen={data} onReload={reload} />
        ) : (
          <SettingFacts chosen={data} />
        ))}
    </Section>
  );
}

interface SettingsFormProps {
  id: string;
  chosen: ChosenSettings;
  onReload: () => void;
}

function SettingsForm({ id, chosen, onReload }: SettingsFormProps) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const save = useSaveSettings(id);
  const settings = settingsOf(chosen);
  const values: Written = Object.fromEntries(
    settings.map(([name, setting]) => [name, written(setting, chosen.values[name])]),
  );
  return (
    <Form
      schema={schema}
      values={values}
      submitLabel={t('apps.settings.save')}
      onReload={onReload}
      onSubmit={async (fields) => {
        await save.mutateAsync({ version: chosen.version, body: meaning(settings, fields) });
        toasts.success(t('apps.settings.saved'));
      }}
    >
      {settings.map(([name, setting]) => (
        <SettingField
          key={name}
          name={name}
          setting={setting}
          required={chosen.schema.required?.includes(name) ?? false}
          kept={chosen.secrets.includes(name)}
        />
      ))}
    </Form>
  );
}

function SettingFacts({ chosen }: { chosen: ChosenSettings }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = (name: string, setting: Setting) => {
    if (setting.writeOnly)
      return t(chosen.secrets.includes(name) ? 'apps.settings.secretSet' : 'apps.settings.secretNone');
    const value = chosen.values[name];
    if (setting.type === 'boolean') return t(value ? 'apps.settings.yes' : 'apps.settings.no');
    const items = Array.isArray(value) ? value : [value];
    return items
      .map((item) => titleIn(setting['x-enum-titles']?.[String(item)] ?? {}, language) || item)
      .join(', ');
  };
  return (
    <Facts
      facts={settingsOf(chosen).map(([name, setting]) => ({
        name: titleIn(setting['x-title'], language),
        value: shown(name, setting),
      }))}
    />
  );
}
