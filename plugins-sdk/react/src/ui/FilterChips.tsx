import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronDownRegular, DismissRegular } from '@fluentui/react-icons';
import { type Find, type FoundOption, useTranslation } from '@recobro/sdk';
import { useState } from 'react';
import { LazyFinder } from './find/LazyFinder';
import { LazyMenu } from './menu/LazyMenu';

const useStyles = makeStyles({
  chip: { display: 'inline-flex', alignItems: 'stretch' },
  name: { maxWidth: '280px', fontWeight: tokens.fontWeightRegular, minWidth: 0 },
  value: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  on: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  split: { borderStartEndRadius: 0, borderEndEndRadius: 0, borderInlineEndWidth: 0 },
  clear: { borderStartStartRadius: 0, borderEndStartRadius: 0, minWidth: '28px', paddingInline: 0 },
  list: { maxHeight: '320px', overflowY: 'auto' },
});

/** One typed filter of a list; its value lives in the URL. */
export interface Filter {
  id: string;
  label: string;
  options: { value: string; label: string }[];
  /** Where there are more than the options: looked for on the server. The options then name what is chosen. */
  find?: Find;
  /** Of the options, how many stand above what is found. */
  always?: number;
  /** What is chosen; empty = no filter. */
  value: string[];
  /** Several at once, or one. */
  multiple?: boolean;
  onChange: (value: string[]) => void;
}

/** The filters of a list, each a chip that says what it filters by. */
export function FilterChips({ filters, onClearAll }: { filters: Filter[]; onClearAll: () => void }) {
  const { t } = useTranslation('ui');
  const active = filters.filter((filter) => filter.value.length > 0);
  return (
    <>
      {filters.map((filter) => (
        <FilterChip key={filter.id} {...filter} />
      ))}
      {active.length > 1 && (
        <Button size="small" appearance="transparent" onClick={onClearAll}>
          {t('filters.clearAll')}
        </Button>
      )}
    </>
  );
}

function FilterChip(filter: Filter) {
  const { id, label, options, value, multiple, onChange } = filter;
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const on = value.length > 0;
  const [found, setFound] = useState<FoundOption[]>([]);
  const known = [...options, ...found];
  const chosen = value.map((one) => known.find((option) => option.value === one)?.label ?? '…');
  const says = on ? t('filters.chip', { label, value: chosen.join(', ') }) : label;
  const button = (
    <Button
      size="small"
      shape="circular"
      icon={<ChevronDownRegular fontSize={12} />}
      iconPosition="after"
      className={mergeClasses(styles.name, on && styles.on, on && styles.split)}
    >
      <span className={styles.value}>{says}</span>
    </Button>
  );
  return (
    <span className={styles.chip}>
      {filter.find ? (
        <LazyFinder
          label={label}
          find={filter.find}
          always={options.slice(0, filter.always ?? 0)}
          value={value}
          multiple={multiple}
          onChange={(next, option) => {
            setFound([...found, option]);
            onChange(next);
          }}
          button={button}
        />
      ) : (
        <LazyMenu
          checkedValues={{ [id]: value }}
          onCheckedValueChange={(_, data) => onChange(data.checkedItems)}
          persistOnItemClick={multiple}
          button={button}
        >
          {({ MenuList, MenuItemCheckbox, MenuItemRadio }) => (
            <MenuList className={styles.list}>
              {options.map((option) =>
                multiple ? (
                  <MenuItemCheckbox key={option.value} name={id} value={option.value}>
                    {option.label}
                  </MenuItemCheckbox>
                ) : (
                  <MenuItemRadio key={option.value} name={id} value={option.value}>
                    {option.label}
                  </MenuItemRadio>
                ),
              )}
            </MenuList>
          )}
        </LazyMenu>
      )}
      {on && (
        <Button
          size="small"
          shape="circular"
          icon={<DismissRegular fontSize={12} />}
          className={mergeClasses(styles.on, styles.clear)}
          aria-label={t('filters.clear', { label })}
          onClick={() => onChange([])}
        />
      )}
    </span>
  );
}
