import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { of, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, IconButton, Loaded, plainList, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../api/client';
import type { Sender } from '../api/types';
import { SenderPanel } from './SenderPanel';

const useStyles = makeStyles({
  list: plainList,
  item: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '40px' },
  grow: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** In whose name debtors are contacted. */
export function SendersSection({ editable }: { editable: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('communication');
  const senders = useRead('/api/v1/communication/senders', {});
  const remove = useWrite('DELETE', '/api/v1/communication/senders/{id}', { quiet: true });
  const [editing, setEditing] = useState<Sender | 'new'>();
  const [removing, setRemoving] = useState<Sender>();
  const buttons = (sender: Sender) => (
    <>
      <IconButton
        size="medium"
        icon={<EditRegular />}
        label={t('editSender', { name: sender.name })}
        onClick={() => setEditing(sender)}
      />
      <IconButton
        size="medium"
        icon={<DeleteRegular />}
        label={t('removeSender', { name: sender.name })}
        onClick={() => setRemoving(sender)}
      />
    </>
  );
  return (
    <Section
      title={t('senders')}
      waiting={senders.isPending}
      expected={1}
      actions={
        editable && (
          <Button size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
            {t('addSender')}
          </Button>
        )
      }
    >
      <Loaded read={senders} empty={<Text className={styles.meta}>{t('noSenders')}</Text>}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((sender) => (
              <li key={sender.id} className={styles.item}>
                <Badge appearance="outline">{t(`channels.${sender.channel}`)}</Badge>
                <Text className={styles.grow}>
                  {sender.name} <bdi dir="ltr">{sender.address}</bdi>
                </Text>
                {sender.is_default && (
                  <Badge appearance="tint" color="informative">
                    {t('default')}
                  </Badge>
                )}
                {editable && buttons(sender)}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <SenderPanel
        open={editing !== undefined}
        known={editing === 'new' ? undefined : editing}
        onClose={() => setEditing(undefined)}
      />
      <ConfirmDialog
        open={removing}
        title={t('askRemove', { name: removing?.name })}
        action={t('remove')}
        onConfirm={(sender) => remove.mutateAsync(of(sender))}
        onClose={() => setRemoving(undefined)}
      >
        {t('removeEffect')}
      </ConfirmDialog>
    </Section>
  );
}
