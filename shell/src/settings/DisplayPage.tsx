import {
  Checkbox,
  Field,
  makeStyles,
  Radio,
  RadioGroup,
  Select,
  Text,
  tokens,
} from '@fluentui/react-components';
import { type Density, useTranslation } from '@recobro/sdk';
import { Section, useFormats } from '@recobro/sdk/ui';
import { useId } from 'react';
import { ALWAYS_SHOWN, useNavItems } from '../layout/useNavItems';
import { usePreferenceStore, usePreferences } from '../preferences/context';
import { DENSITIES, PAGE_SIZES } from '../preferences/preferences';
import { Resettable } from './Resettable';

const useStyles = makeStyles({
  choices: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  items: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    '& label': { overflowWrap: 'anywhere' },
  },
  fieldset: { margin: 0, padding: 0, minWidth: 0, border: 'none' },
  legend: { padding: 0, marginBlockEnd: tokens.spacingVerticalXXS },
  hint: { color: tokens.colorNeutralForeground3 },
  select: { maxWidth: '280px' },
  group: { flexWrap: 'wrap' },
});

/** What is shown and how much of it: sidebar, density, page size, start page. All of it applies at once. */
export function DisplayPage() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <Section title={t('settings.display.title')}>
      <div className={styles.choices}>
        <SidebarChoice />
        <DensityChoice />
        <PageSizeChoice />
        <StartPageChoice />
      </div>
    </Section>
  );
}

function SidebarChoice() {
  const styles = useStyles();
  const { t } = useTranslation();
  const store = usePreferenceStore();
  const { sidebar } = usePreferences();
  const lines = useNavItems().filter(({ id }) => id !== ALWAYS_SHOWN);
  const show = (id: string, shown: boolean) =>
    store.choose('sidebar', shown ? sidebar.filter((hidden) => hidden !== id) : [...sidebar, id]);
  const name = t('settings.display.sidebar');
  const hintId = useId();
  return (
    <Resettable name={name} onReset={() => store.reset('sidebar')}>
      {/* A Field would hand its one id to every box in it. */}
      <fieldset className={styles.fieldset} aria-describedby={hintId}>
        <legend className={styles.legend}>{name}</legend>
        <div className={styles.items}>
          {lines.map(({ id, title }) => (
            <Checkbox
              key={id}
              label={title}
              checked={!sidebar.includes(id)}
              onChange={(_, { checked }) => show(id, checked === true)}
            />
          ))}
        </div>
        <Text id={hintId} size={200} className={styles.hint}>
          {t('settings.display.sidebarHint')}
        </Text>
      </fieldset>
    </Resettable>
  );
}

function DensityChoice() {
  const styles = useStyles();
  const { t } = useTranslation();
  const store = usePreferenceStore();
  const name = t('settings.display.density');
  return (
    <Resettable name={name} onReset={() => store.reset('density')}>
      <Field label={name} hint={t('settings.display.densityHint')}>
        <RadioGroup
          layout="horizontal"
          className={styles.group}
          value={usePreferences().density}
          onChange={(_, { value }) => store.choose('density', value as Density)}
        >
          {DENSITIES.map((value) => (
            <Radio key={value} value={value} label={t(`settings.display.densities.${value}`)} />
          ))}
        </RadioGroup>
      </Field>
    </Resettable>
  );
}

function PageSizeChoice() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { count } = useFormats();
  const store = usePreferenceStore();
  const name = t('settings.display.pageSize');
  return (
    <Resettable name={name} onReset={() => store.reset('page_size')}>
      <Field label={name} hint={t('settings.display.pageSizeHint')} className={styles.select}>
        <Select
          value={usePreferences().page_size ?? ''}
          onChange={(_, { value }) =>
            value ? store.choose('page_size', Number(value)) : store.reset('page_size')
          }
        >
          <option value="">{t('settings.display.pageSizeUsual')}</option>
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {count(size)}
            </option>
          ))}
        </Select>
      </Field>
    </Resettable>
  );
}

function StartPageChoice() {
  const styles = useStyles();
  const { t } = useTranslation();
  const store = usePreferenceStore();
  const lines = useNavItems();
  const { start_page } = usePreferences();
  const name = t('settings.display.startPage');
  return (
    <Resettable name={name} onReset={() => store.reset('start_page')}>
      <Field label={name} hint={t('settings.display.startPageHint')} className={styles.select}>
        <Select
          value={lines.some(({ to }) => to === start_page) ? start_page : '/'}
          onChange={(_, { value }) => store.choose('start_page', value)}
        >
          {lines.map(({ id, to, title }) => (
            <option key={id} value={to}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
    </Resettable>
  );
}
