import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useToasts, useTranslation } from '@recobro/sdk';
import { useState } from 'react';
import { useFittingMappings, useSavedMappings } from '../api/importQueries';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
  field: { minWidth: 'min(240px, 100%)' },
});

/** The creditor's saved mappings that fit this file, and a name for the one at hand. */
export function SavedMappings({
  importId,
  mapping,
  complete,
  onChoose,
}: {
  importId: string;
  mapping: string[];
  complete: boolean;
  onChoose: (mapping: string[]) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const toasts = useToasts();
  const fitting = useFittingMappings(importId).data ?? [];
  const { save, drop } = useSavedMappings(importId);
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState<string>();
  const choose = (id: string) => {
    setChosen(id);
    const found = fitting.find((one) => one.id === id);
    if (found) onChoose(found.mapping ?? []);
  };
  const keep = () =>
    save.mutate(
      { name: (name ?? '').trim(), mapping },
      {
        onSuccess: () => {
          toasts.success(t('imports.saved.kept', { name: (name ?? '').trim() }));
          setName(undefined);
        },
      },
    );
  return (
    <div className={styles.bar}>
      {fitting.length > 0 && (
        <Field label={t('imports.saved.label')} className={styles.field}>
          <Select value={chosen} onChange={(_, data) => choose(data.value)}>
            <option value="">{t('imports.saved.none')}</option>
            {fitting.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {chosen && (
        <Button
          disabled={drop.isPending}
          onClick={() => drop.mutate(chosen, { onSuccess: () => setChosen('') })}
        >
          {t('imports.saved.forget')}
        </Button>
      )}
      {name === undefined ? (
        <Button disabled={!complete} onClick={() => setName('')}>
          {t('imports.saved.save')}
        </Button>
      ) : (
        <>
          <Field label={t('imports.saved.name')} className={styles.field}>
            <Input value={name} maxLength={80} autoFocus onChange={(_, data) => setName(data.value)} />
          </Field>
          <Button disabled={name.trim() === '' || save.isPending} onClick={keep}>
            {t('save')}
          </Button>
          <Button onClick={() => setName(undefined)}>{t('cancel')}</Button>
        </>
      )}
    </div>
  );
}
