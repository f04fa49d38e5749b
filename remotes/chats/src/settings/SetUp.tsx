import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, EmptyState, Loaded, plainList, Section } from '@recobro/sdk/ui';
import { type ReactNode, useState } from 'react';
import { SettingLine, type SettingLineProps } from './SettingLine';

const useStyles = makeStyles({ list: plainList });

interface Read<Row> {
  data: Row[] | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

/** Props of SetUp. */
export interface SetUpProps<Row extends { id: string }> {
  /** The key of its texts, and the permission of its kind without the act. */
  of: 'labels' | 'replies' | 'macros';
  read: Read<Row>;
  line: (row: Row) => Pick<SettingLineProps, 'sign' | 'name' | 'state' | 'meta'>;
  /** Whether one of them is the reader's to change. */
  isOwn?: (row: Row) => boolean;
  panel: (known: Row | undefined, close: () => void) => ReactNode;
  onRemove: (row: Row) => Promise<unknown>;
}

/** Things of one kind that are set up for the inbox: each can be added, changed and removed, as far as one may. */
export function SetUp<Row extends { id: string }>(props: SetUpProps<Row>) {
  const { of: kind, read, line, isOwn = () => true, panel, onRemove } = props;
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const can = useCan();
  const may = (act: string) => can(`chats.${kind}:${act}`);
  const [editing, setEditing] = useState<Row | 'new'>();
  const [removing, setRemoving] = useState<Row>();
  const add = may('create') && (
    <Button size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
      {t(`setUp.${kind}.add`)}
    </Button>
  );
  return (
    <Section title={t(`setUp.${kind}.title`)} waiting={read.isPending} expected={2} actions={add}>
      <Loaded
        read={read}
        empty={<EmptyState title={t(`setUp.${kind}.none`)} reason={t(`setUp.${kind}.noneReason`)} />}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((row) => (
              <SettingLine
                key={row.id}
                {...line(row)}
                onEdit={may('update') && isOwn(row) ? () => setEditing(row) : undefined}
                onRemove={may('delete') && isOwn(row) ? () => setRemoving(row) : undefined}
              />
            ))}
          </ul>
        )}
      </Loaded>
      {editing && panel(editing === 'new' ? undefined : editing, () => setEditing(undefined))}
      <ConfirmDialog
        open={removing}
        title={t('askRemove', { name: removing && line(removing).name })}
        action={t('remove')}
        onConfirm={onRemove}
        onClose={() => setRemoving(undefined)}
      >
        {t(`setUp.${kind}.removeEffect`)}
      </ConfirmDialog>
    </Section>
  );
}
