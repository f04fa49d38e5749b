import { titleIn, useCan, useLanguage, useTranslation } from '@recobro/sdk';
import { Facts, Form, Loaded, Section } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { keyOf, useRead, useWrite } from '../../api/client';
import type { RegistrySettings as ChosenSettings } from '../../api/schema.gen';
import { SettingField } from './SettingField';
import { meaning, requiredOf, type Setting, settingsOf, type Written, written } from './schema';

const PATH = '/api/v1/apps/{id}/settings';

/** What may be typed into a field; whether it may be saved, the server says by the app's own schema. */
const schema = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.array(z.string()), z.null()]),
) as unknown as z.ZodMiniType<Written, Written>;

/** What the company has chosen for an app: a form made from the app's schema, or the values for who may only read. */
export function AppSettings({ id }: { id: string }) {
  const { t } = useTranslation();
  const can = useCan();
  const read = useRead(PATH, { path: { id } });
  const reload = () => void read.refetch();
  return (
    <Section title={t('apps.settings.title')} waiting={read.isPending} expected={3}>
      <Loaded read={read}>
        {(chosen) =>
          can('core.apps:update') ? (
            <SettingsForm key={chosen.version} id={id} chosen={chosen} onReload={reload} />
          ) : (
            <SettingFacts chosen={chosen} />
          )
        }
      </Loaded>
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
  const save = useWrite('PUT', PATH, {
    quiet: true,
    changes: ['/api/v1/tracing-events'],
    says: () => t('apps.settings.saved'),
    answers: () => keyOf(PATH, { path: { id } }),
  });
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
      onSubmit={(fields) =>
        save.mutateAsync({ path: { id }, known: chosen, body: meaning(settings, fields) })
      }
    >
      {settings.map(([name, setting]) => (
        <SettingField
          key={name}
          name={name}
          setting={setting}
          required={requiredOf(chosen).includes(name)}
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
