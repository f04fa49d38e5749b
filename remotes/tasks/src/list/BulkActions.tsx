import { Button, makeStyles } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { usePeople, useToasts, useTranslation } from '@recobro/sdk';
import { LazyMenu } from '@recobro/sdk/ui';
import { type BulkChange, useBulkChange } from '../api/mutations';
import { LABELS, PRIORITIES, STATUSES } from '../api/types';

const useStyles = makeStyles({ list: { maxHeight: '320px', overflowY: 'auto' }, button: { flexShrink: 0 } });

/** Changes the tasks picked, all at once. */
export function BulkActions({ ids, onDone }: { ids: string[]; onDone: () => void }) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const people = usePeople().data ?? [];
  const bulk = useBulkChange();
  const apply = async (change: BulkChange) => {
    const { changed } = await bulk.mutateAsync({ ids, change });
    toasts.success(t('bulk.changed', { count: changed.length }));
    onDone();
  };
  const choose = (field: keyof BulkChange, label: string, options: { value: string; label: string }[]) => (
    <BulkMenu
      label={label}
      options={options}
      disabled={bulk.isPending}
      onChoose={(value) => void apply({ [field]: value }).catch(() => {})}
    />
  );
  return (
    <>
      {choose(
        'status',
        t('fields.status'),
        STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
      )}
      {choose(
        'priority',
        t('fields.priority'),
        PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) })),
      )}
      {choose('assignee_id', t('fields.assignee'), [
        { value: '', label: t('nobody') },
        ...people.map((person) => ({ value: person.id, label: person.display_name })),
      ])}
      {choose('label', t('fields.label'), [
        { value: '', label: t('label.none') },
        ...LABELS.map((value) => ({ value, label: t(`label.${value}`) })),
      ])}
    </>
  );
}

interface BulkMenuProps {
  label: string;
  options: { value: string; label: string }[];
  disabled: boolean;
  onChoose: (value: string) => void;
}

function BulkMenu({ label, options, disabled, onChoose }: BulkMenuProps) {
  const styles = useStyles();
  return (
    <LazyMenu
      button={
        <Button
          size="small"
          className={styles.button}
          icon={<ChevronDownRegular />}
          iconPosition="after"
          disabled={disabled}
        >
          {label}
        </Button>
      }
    >
      {({ MenuList, MenuItem }) => (
        <MenuList className={styles.list}>
          {options.map((option) => (
            <MenuItem key={option.value} onClick={() => onChoose(option.value)}>
              {option.label}
            </MenuItem>
          ))}
        </MenuList>
      )}
    </LazyMenu>
  );
}
