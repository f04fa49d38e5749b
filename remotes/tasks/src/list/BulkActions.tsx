import { Button, type ButtonProps, makeStyles } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons';
import { findPeople, useToasts, useTranslation } from '@recobro/sdk';
import { LazyFinder, LazyMenu } from '@recobro/sdk/ui';
import { useWrite } from '../api/client';
import { type BulkChange, LABELS, PRIORITIES, STATUSES, type Task } from '../api/types';

const useStyles = makeStyles({ list: { maxHeight: '320px', overflowY: 'auto' }, button: { flexShrink: 0 } });

interface BulkActionsProps {
  ids: string[];
  /** The tasks as they were on screen: what they had is what one goes back to. */
  seen: ReadonlyMap<string, Task>;
  onDone: () => void;
}

/** Changes the tasks picked, all at once. */
export function BulkActions({ ids, seen, onDone }: BulkActionsProps) {
  const { t } = useTranslation('tasks');
  const toasts = useToasts();
  const bulk = useWrite('POST', '/api/v1/tasks/bulk');
  const set = (ids: string[], change: BulkChange) => bulk.mutateAsync({ body: { ids, change } });
  const apply = async (field: keyof BulkChange, value: string) => {
    const before = Object.groupBy(ids, (id) => seen.get(id)?.[field] ?? '');
    const { changed } = await set(ids, { [field]: value });
    const undo = () =>
      Promise.all(
        Object.entries(before).map(([had, of = []]) => {
          const back = of.filter((id) => changed.includes(id));
          return back.length > 0 && set(back, { [field]: had });
        }),
      );
    toasts.undoable(t('bulk.changed', { count: changed.length }), undo);
    onDone();
  };
  const choose = (field: keyof BulkChange, label: string, options: { value: string; label: string }[]) => (
    <BulkMenu
      label={label}
      options={options}
      disabled={bulk.isPending}
      onChoose={(value) => void apply(field, value).catch(() => {})}
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
      <LazyFinder
        label={t('fields.assignee')}
        find={findPeople()}
        always={[{ value: '', label: t('nobody') }]}
        value={[]}
        onChange={([person = '']) => void apply('assignee_id', person).catch(() => {})}
        button={<BulkButton label={t('fields.assignee')} disabled={bulk.isPending} />}
      />
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
    <LazyMenu button={<BulkButton label={label} disabled={disabled} />}>
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

/** What opens a choice; whoever opens it adds what it needs. */
function BulkButton({ label, ...props }: { label: string; disabled: boolean } & ButtonProps) {
  const styles = useStyles();
  return (
    <Button
      {...(props as object)}
      size="small"
      className={styles.button}
      icon={<ChevronDownRegular />}
      iconPosition="after"
    >
      {label}
    </Button>
  );
}
