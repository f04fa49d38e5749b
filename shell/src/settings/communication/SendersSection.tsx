import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { ConfirmDialog, ErrorState, Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import { type Sender, useDeleteSender, useSenders } from './queries';
import { SenderPanel } from './SenderPanel';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '40px' },
  grow: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** In whose name debtors are contacted. */
export function SendersSection({ editable }: { editable: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const senders = useSenders();
  const remove = useDeleteSender();
  const [editing, setEditing] = useState<Sender | 'new'>();
  const [removing, setRemoving] = useState<Sender>();
  return (
    <Section
      title={t('settings.communication.senders')}
      waiting={senders.isPending}
      expected={1}
      actions={
        editable && (
          <Button size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
            {t('settings.communication.addSender')}
          </Button>
        )
      }
    >
      {senders.error && <ErrorState error={senders.error} onRetry={() => void senders.refetch()} />}
      {senders.data?.length === 0 && (
        <Text className={styles.meta}>{t('settings.communication.noSenders')}</Text>
      )}
      <ul className={styles.list}>
        {senders.data?.map((sender) => (
          <li key={sender.id} className={styles.item}>
            <Badge appearance="outline">{t(`settings.communication.channels.${sender.channel}`)}</Badge>
            <Text className={styles.grow}>
              {sender.name} <bdi dir="ltr">{sender.address}</bdi>
            </Text>
            {sender.is_default && (
              <Badge appearance="tint" color="informative">
                {t('settings.communication.default')}
              </Badge>
            )}
            {editable && (
              <>
                <Button
                  appearance="subtle"
                  icon={<EditRegular />}
                  aria-label={t('settings.communication.editSender', { name: sender.name })}
                  onClick={() => setEditing(sender)}
                />
                <Button
                  appearance="subtle"
                  icon={<DeleteRegular />}
                  aria-label={t('settings.communication.removeSender', { name: sender.name })}
                  onClick={() => setRemoving(sender)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <SenderPanel
        open={editing !== undefined}
        known={editing === 'new' ? undefined : editing}
        onClose={() => setEditing(undefined)}
      />
      <ConfirmDialog
        open={removing !== undefined}
        title={t('settings.communication.askRemove', { name: removing?.name })}
        action={t('settings.communication.remove')}
        onConfirm={async () => {
          if (removing) await remove.mutateAsync(removing);
          setRemoving(undefined);
        }}
        onClose={() => setRemoving(undefined)}
      >
        {t('settings.communication.removeEffect')}
      </ConfirmDialog>
    </Section>
  );
}
