import { Button, Checkbox, Input, makeStyles, Switch, Textarea, tokens } from '@fluentui/react-components';
import { ArrowResetRegular } from '@fluentui/react-icons';
import { titleIn, useLanguage, useTranslation } from '@recobro/sdk';
import { Choose, DateInput, FormField } from '@recobro/sdk/ui';
import { SecretInput } from './SecretInput';
import { type Setting, type Written, written } from './schema';

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  control: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
});

/** Props of SettingField. */
interface SettingFieldProps {
  name: string;
  setting: Setting;
  required: boolean;
  /** A secret that is set. */
  kept: boolean;
}

interface Control {
  id: string;
  name: string;
  value: Written[string];
  onChange: (value: Written[string]) => void;
  onBlur: () => void;
}

/** One setting with the control that its schema asks for, and the way back to its default. */
export function SettingField({ name, setting, required, kept }: SettingFieldProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const language = useLanguage();
  const label = titleIn(setting['x-title'], language);
  const standard = setting.default === undefined ? undefined : written(setting, setting.default);
  const reset = t('apps.settings.reset', { name: label });
  return (
    <FormField
      name={name}
      label={label}
      help={titleIn(setting['x-description'] ?? {}, language)}
      required={required}
    >
      {({ id, value, onChange, onBlur }) => {
        const control: Control = { id, name, value: value as Written[string], onChange, onBlur };
        if (setting.writeOnly) return <SecretInput {...control} kept={kept} label={label} />;
        return (
          <div className={styles.line}>
            <div className={styles.control}>
              <ControlOf setting={setting} {...control} />
            </div>
            {standard !== undefined && String(standard) !== String(value) && (
              <Button
                appearance="subtle"
                icon={<ArrowResetRegular />}
                aria-label={reset}
                title={reset}
                onClick={() => onChange(standard)}
              />
            )}
          </div>
        );
      }}
    </FormField>
  );
}

function ControlOf({ setting, ...control }: Control & { setting: Setting }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { value, onChange, ...field } = control;
  const text = typeof value === 'string' ? value : '';
  const wordOf = (option: string | number) =>
    titleIn(setting['x-enum-titles']?.[option] ?? {}, language) || String(option);
  if (setting.type === 'boolean')
    return <Switch {...field} checked={value === true} onChange={(_, { checked }) => onChange(checked)} />;
  if (setting.type === 'array' && setting.items?.enum)
    return <Checks {...control} options={setting.items.enum} wordOf={wordOf} />;
  if (setting.type === 'array')
    return (
      <Textarea
        {...field}
        value={text}
        resize="vertical"
        placeholder={t('apps.settings.lines')}
        onChange={(_, { value: typed }) => onChange(typed)}
      />
    );
  if (setting.enum)
    return (
      <Choose
        {...field}
        value={text}
        none={setting.default === undefined ? t('apps.settings.unset') : undefined}
        choices={setting.enum.map((option) => ({ value: String(option), label: wordOf(option) }))}
        onChoose={onChange}
      />
    );
  if (setting.format === 'date') return <DateInput {...field} value={text} onChange={onChange} />;
  return <Typed {...control} setting={setting} />;
}

const KINDS = { email: 'email', uri: 'url', time: 'time' } as const;

function Typed({ setting, value, onChange, ...field }: Control & { setting: Setting }) {
  const numeric = setting.type === 'integer' || setting.type === 'number';
  const kind = setting.format && setting.format !== 'date' ? KINDS[setting.format] : 'text';
  return (
    <Input
      {...field}
      type={numeric ? 'number' : kind}
      value={typeof value === 'string' ? value : ''}
      {...(numeric && { min: setting.minimum, max: setting.maximum, step: stepOf(setting) })}
      {...(setting.maxLength && { maxLength: setting.maxLength })}
      onChange={(_, { value: typed }) => onChange(typed)}
    />
  );
}

function stepOf({ type, multipleOf }: Setting): number | 'any' {
  return multipleOf ?? (type === 'integer' ? 1 : 'any');
}

function Checks({
  id,
  value,
  onChange,
  options,
  wordOf,
}: Control & { options: string[]; wordOf: (option: string) => string }) {
  const picked = Array.isArray(value) ? value : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it has the legend
    <div id={id} role="group">
      {options.map((option) => (
        <Checkbox
          key={option}
          label={wordOf(option)}
          checked={picked.includes(option)}
          onChange={(_, { checked }) =>
            onChange(options.filter((each) => (each === option ? checked : picked.includes(each))))
          }
        />
      ))}
    </div>
  );
}
