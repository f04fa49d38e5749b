import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../../api/client';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
  field: { minWidth: 'min(240px, 100%)' },
});

/** Props of SavedMappings. */
interface SavedMappingsProps {
  importId: string;
  mapping: string[];
  complete: boolean;
  onChoose: (mapping: string[]) => void;
}

/** The creditor's saved mappings that fit this file, and a name for the one at hand. */
export function SavedMappings({ importId: id, mapping, complete, onChoose }: SavedMappingsProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const fitting = useRead('/api/v1/imports/{id}/mappings', { path: { id } }).data ?? [];
  const save = useWrite('POST', '/api/v1/imports/{id}/mappings', {
    says: (_, { body }) => t('imports.saved.kept', { name: body.name }),
  });
  const drop = useWrite('DELETE', '/api/v1/imports/{id}/mappings/{mapping}');
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState<string>();
  const choose = (saved: string) => {
    setChosen(saved);
    const found = fitting.find((one) => one.id === saved);
    if (found) onChoose(found.mapping);
  };
  const keep = () =>
    save.mutate(
      { path: { id }, body: { name: (name ?? '').trim(), mapping } },
      { onSuccess: () => setName(undefined) },
    );
  const forget = () => drop.mutate({ path: { id, mapping: chosen } }, { onSuccess: () => setChosen('') });
  return (
    <div className={styles.bar}>
      {fitting.length > 0 && (
        <Field label={t('imports.saved.label')} className={styles.field}>
          <Choose
            value={chosen}
            none={t('imports.saved.none')}
            choices={fitting.map((one) => ({ value: one.id, label: one.name }))}
            onChoose={choose}
          />
        </Field>
      )}
      {chosen && (
        <Button disabled={drop.isPending} onClick={forget}>
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
