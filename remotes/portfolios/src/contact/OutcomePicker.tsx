import { makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { FormField, useFormSet } from '@recobro/sdk/ui';
import { Fragment, useEffect } from 'react';
import type { Disposition } from '../api/types';
import { useLabel } from './words';

const useStyles = makeStyles({
  group: { color: tokens.colorNeutralForeground3, paddingBlockStart: tokens.spacingVerticalS },
  all: { maxHeight: '46vh', overflowY: 'auto' },
  option: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  key: {
    fontFamily: tokens.fontFamilyMonospace,
    color: tokens.colorNeutralForeground3,
    textTransform: 'uppercase',
  },
});

/** Props of OutcomePicker. */
interface OutcomePickerProps {
  groups: { group: Disposition; outcomes: Disposition[] }[];
}

/** The outcomes by who was reached; each is picked by its key, and Enter saves. */
export function OutcomePicker({ groups }: OutcomePickerProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const label = useLabel();
  const set = useFormSet();
  const all = groups.flatMap(({ outcomes }) => outcomes);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      const picked = all.find(({ key }) => key !== '' && key === event.key.toLowerCase());
      if (!picked) return;
      event.preventDefault();
      set('disposition_id', picked.id);
      document.getElementById(`outcome-${picked.id}`)?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
  return (
    <FormField name="disposition_id" label={t('contact.outcome')} required>
      {({ id, value, onChange }) => (
        <RadioGroup
          id={id}
          tabIndex={-1}
          className={styles.all}
          value={String(value)}
          onChange={(_, data) => onChange(data.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.closest('form')?.requestSubmit();
          }}
        >
          {groups.map(({ group, outcomes }) => (
            <Fragment key={group.id}>
              <Text size={200} weight="semibold" className={styles.group}>
                {label(group.labels)}
              </Text>
              {outcomes.map((one) => (
                <Radio
                  key={one.id}
                  id={`outcome-${one.id}`}
                  value={one.id}
                  label={{
                    children: (
                      <span className={styles.option}>
                        {label(one.labels)}
                        {one.key && <kbd className={styles.key}>{one.key}</kbd>}
                      </span>
                    ),
                  }}
                />
              ))}
            </Fragment>
          ))}
        </RadioGroup>
      )}
    </FormField>
  );
}

/** Whether keys go into a text, or drive what lies above: wherever else the focus is, in the panel or beside it, they pick. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest(WRITING) !== null;
}

const WRITING =
  'input:not([type=radio]):not([type=checkbox]), textarea, select, [role="menu"], [role="listbox"], [role="alertdialog"]';
