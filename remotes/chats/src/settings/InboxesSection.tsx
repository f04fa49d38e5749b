import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular, ChatRegular, CodeRegular } from '@fluentui/react-icons';
import { of, useCan, useTranslation } from '@recobro/sdk';
import {
  ConfirmDialog,
  EmptyState,
  IconButton,
  Loaded,
  plainList,
  Section,
  StatusBadge,
  useFormats,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead, useWrite } from '../api/client';
import type { Inbox, InboxOpened } from '../api/types';
import { ChannelIcon } from '../inbox/ChannelIcon';
import { SettingLine } from './SettingLine';

const InboxPanel = lazy(() => import('./InboxPanel').then((m) => ({ default: m.InboxPanel })));
const WidgetPanel = lazy(() => import('./WidgetPanel').then((m) => ({ default: m.WidgetPanel })));
const ConnectedPanel = lazy(() => import('./ConnectedPanel').then((m) => ({ default: m.ConnectedPanel })));

const useStyles = makeStyles({ list: plainList });

/** The ways by which debtors write, each with what it is known by, who works there and what was promised. */
export function InboxesSection() {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const can = useCan();
  const inboxes = useRead('/api/v1/inboxes', {});
  const remove = useWrite('DELETE', '/api/v1/inboxes/{id}', { quiet: true });
  const [editing, setEditing] = useState<Inbox | 'new'>();
  const [made, setMade] = useState<InboxOpened>();
  const [shown, setShown] = useState<Inbox>();
  const [removing, setRemoving] = useState<Inbox>();
  const factsOf = useFacts();
  const connected = (opened: InboxOpened) => {
    setEditing(undefined);
    setMade(opened);
  };
  const add = can('chats.inboxes:create') && (
    <Button size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
      {t('inboxes.connect')}
    </Button>
  );
  return (
    <Section title={t('inboxes.title')} waiting={inboxes.isPending} expected={2} actions={add}>
      <Loaded
        read={inboxes}
        empty={
          <EmptyState icon={<ChatRegular />} title={t('inboxes.none')} reason={t('inboxes.noneReason')} />
        }
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((inbox) => (
              <SettingLine
                key={inbox.id}
                sign={<ChannelIcon channel={inbox.channel} />}
                name={inbox.name}
                state={<InboxState inbox={inbox} />}
                meta={factsOf(inbox)}
                acts={
                  inbox.channel === 'widget' && (
                    <IconButton
                      size="medium"
                      icon={<CodeRegular />}
                      label={t('window.open', { name: inbox.name })}
                      onClick={() => setShown(inbox)}
                    />
                  )
                }
                onEdit={can('chats.inboxes:update') ? () => setEditing(inbox) : undefined}
                onRemove={can('chats.inboxes:delete') ? () => setRemoving(inbox) : undefined}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Suspense>
        {editing && (
          <InboxPanel
            known={editing === 'new' ? undefined : editing}
            onConnected={connected}
            onClose={() => setEditing(undefined)}
          />
        )}
        {shown && <WidgetPanel inbox={shown} onClose={() => setShown(undefined)} />}
        {made && <ConnectedPanel made={made} onClose={() => setMade(undefined)} />}
      </Suspense>
      <ConfirmDialog
        open={removing}
        title={t('inboxes.askRemove', { name: removing?.name })}
        action={t('remove')}
        onConfirm={(inbox) => remove.mutateAsync(of(inbox))}
        onClose={() => setRemoving(undefined)}
      >
        {t('inboxes.removeEffect')}
      </ConfirmDialog>
    </Section>
  );
}

/** That it is off, or how its provider takes what is sent. */
function InboxState({ inbox: { is_on, problem, quality } }: { inbox: Inbox }) {
  const { t } = useTranslation('chats');
  if (!is_on) return <StatusBadge tone="paused">{t('inboxes.off')}</StatusBadge>;
  if (problem)
    return (
      <span title={t('inboxes.troubleWhy', { problem })}>
        <StatusBadge tone="danger">{t('inboxes.trouble')}</StatusBadge>
      </span>
    );
  if (quality !== 'yellow' && quality !== 'red') return null;
  return <StatusBadge tone="warning">{t(`inboxes.quality.${quality}`)}</StatusBadge>;
}

const MINUTE = 60;

/** By what it is known, how many work there, what was promised. */
function useFacts() {
  const { t } = useTranslation('chats');
  const { count, span } = useFormats();
  return ({ address, members, capacity, first_minutes }: Inbox) =>
    [
      address,
      t('inboxes.people', { count: members.length, people: count(members.length) }),
      capacity > 0 && t('inboxes.atMost', { count: capacity, shown: count(capacity) }),
      first_minutes > 0 && t('inboxes.promises', { within: span(first_minutes * MINUTE) }),
    ]
      .filter(Boolean)
      .join(' · ');
}
