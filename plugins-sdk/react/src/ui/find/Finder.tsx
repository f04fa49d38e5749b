import { Button, Input, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CheckmarkRegular, SearchRegular } from '@fluentui/react-icons';
import { type Find, type FoundOption, useTranslation } from '@recobro/sdk';
import { type KeyboardEvent, useId, useState } from 'react';
import { useFound } from './useFound';

const useStyles = makeStyles({
  finder: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0, maxHeight: '240px', overflowY: 'auto' },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '32px',
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  active: { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  chosen: { fontWeight: tokens.fontWeightSemibold },
  mark: { flexShrink: 0, visibility: 'hidden' },
  shown: { visibility: 'visible' },
  quiet: { color: tokens.colorNeutralForeground3, paddingInline: tokens.spacingHorizontalS },
});

/** Props of Finder. */
export interface FinderProps {
  /** Names what is looked for. */
  label: string;
  find: Find;
  /** What is chosen, by its values. */
  value: string[];
  /** Several, or one: then what was chosen before is let go. */
  multiple?: boolean | undefined;
  /** What stands above what is found, before anything is typed: nobody, oneself. */
  always?: FoundOption[] | undefined;
  onChange: (value: string[], chosen: FoundOption) => void;
  id?: string;
}

/** Looks for people or things on the server while one types, so that however many there are, all can be reached. */
export function Finder({ label, find, value, multiple, always = [], onChange, id }: FinderProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const list = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { options, looking, failed, more } = useFound(find, typed, always);
  const active = Math.min(at, options.length - 1);
  const choose = (option: FoundOption) => {
    const on = value.includes(option.value);
    const others = multiple ? value.filter((one) => one !== option.value) : [];
    onChange(on && multiple ? others : [...others, option.value], option);
  };
  const move = (to: number) => {
    setAt(Math.max(0, Math.min(to, options.length - 1)));
    document.getElementById(`${list}-${to}`)?.scrollIntoView({ block: 'nearest' });
    if (to >= options.length - 1) more?.();
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) move(active + step);
    const option = options[active];
    if (event.key === 'Enter' && option && !looking) choose(option);
    if (step || event.key === 'Enter') event.preventDefault(); // neither moves the caret nor sends a form
  };
  return (
    <div className={styles.finder}>
      <Input
        id={id}
        value={typed}
        placeholder={t('find.placeholder')}
        contentBefore={<SearchRegular />}
        input={{
          role: 'combobox',
          'aria-label': label,
          'aria-expanded': true,
          'aria-controls': list,
          'aria-autocomplete': 'list',
          'aria-activedescendant': active >= 0 ? `${list}-${active}` : undefined,
        }}
        onChange={(_, data) => {
          setTyped(data.value);
          setAt(0);
        }}
        onKeyDown={walk}
      />
      <div
        role="listbox"
        id={list}
        aria-label={label}
        aria-multiselectable={multiple}
        className={styles.list}
      >
        {options.map((option, index) => {
          const on = value.includes(option.value);
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the option in hand
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys walk and choose
            <div
              key={option.value}
              id={`${list}-${index}`}
              role="option"
              aria-selected={on}
              className={mergeClasses(styles.option, index === active && styles.active, on && styles.chosen)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <CheckmarkRegular aria-hidden className={mergeClasses(styles.mark, on && styles.shown)} />
              <span dir="auto">{option.label}</span>
            </div>
          );
        })}
      </div>
      {options.length === 0 && (
        <Text size={200} role="status" className={styles.quiet}>
          {t(failed ? 'error.title' : looking ? 'loading' : 'find.nothing')}
        </Text>
      )}
      {more && (
        <Button size="small" appearance="subtle" onClick={more}>
          {t('find.more')}
        </Button>
      )}
    </div>
  );
}
