import { Button, MenuItem, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  DeleteRegular,
  EditRegular,
  MoreHorizontalRegular,
  PinOffRegular,
  PinRegular,
} from '@fluentui/react-icons';
import { useSession, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, DateText, hairlineOver, LazyMenu, RecordName } from '@recobro/sdk/ui';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useNoting } from '../../api/notes';
import type { Note } from '../../api/types';

const NoteForm = lazy(() => import('./NoteForm').then((m) => ({ default: m.NoteForm })));

const useStyles = makeStyles({
  line: {
    ...hairlineOver,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalS,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
  },
  told: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  pin: { verticalAlign: 'text-bottom', marginInlineEnd: tokens.spacingHorizontalXS },
});

/** A note: what it says, whose it is, whom it is brought to, and what may be done with it. */
export function NoteLine({ note }: { note: Note }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <li>
        <Suspense>
          <NoteForm debtorId={note.debtor_id} note={note} onClose={() => setEditing(false)} />
        </Suspense>
      </li>
    );
  return (
    <li className={styles.line}>
      <div className={styles.told}>
        <Text className={styles.text} dir="auto">
          {note.pinned && <PinRegular className={styles.pin} aria-label={t('notes.pinned')} />}
          {note.text}
        </Text>
        {note.mentions.length > 0 && (
          <Text size={200} className={styles.quiet}>
            {t('notes.to')}{' '}
            {note.mentions.map((id, n) => (
              <Fragment key={id}>
                {n > 0 && ', '}
                <RecordName of="core.user" id={id} plain />
              </Fragment>
            ))}
          </Text>
        )}
        <Text size={200} className={styles.quiet}>
          <RecordName of="core.user" id={note.created_by} plain />
          {' · '}
          <DateText value={note.created_at} shape="relative" />
          {note.updated_at !== note.created_at && note.version > 1 && ` · ${t('notes.changed')}`}
        </Text>
      </div>
      <NoteActs note={note} onEdit={() => setEditing(true)} />
    </li>
  );
}

/** What the reader may do with a note: theirs, or anybody's for those who see all. */
function NoteActs({ note, onEdit }: { note: Note; onEdit: () => void }) {
  const { t } = useTranslation('portfolios');
  const { me } = useSession();
  const { pin, remove } = useNoting();
  const [removing, setRemoving] = useState<Note>();
  const scope = me.permissions['portfolios.notes:create'];
  if (scope !== 'all' && !(scope === 'own' && note.created_by === me.id)) return null;
  const path = { id: note.debtor_id, note: note.id };
  const toggle = () => pin.mutate({ path, known: note, body: { pinned: !note.pinned } });
  const name = note.text.length > 40 ? `${note.text.slice(0, 40)}…` : note.text;
  return (
    <>
      <LazyMenu
        button={
          <Button
            size="small"
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={t('notes.acts', { name })}
          />
        }
      >
        {() => (
          <>
            <MenuItem icon={note.pinned ? <PinOffRegular /> : <PinRegular />} onClick={toggle}>
              {t(note.pinned ? 'notes.unpin' : 'notes.pin')}
            </MenuItem>
            <MenuItem icon={<EditRegular />} onClick={onEdit}>
              {t('edit')}
            </MenuItem>
            <MenuItem icon={<DeleteRegular />} onClick={() => setRemoving(note)}>
              {t('notes.remove')}
            </MenuItem>
          </>
        )}
      </LazyMenu>
      <ConfirmDialog
        open={removing}
        title={t('notes.removeTitle')}
        action={t('notes.remove')}
        onConfirm={(asked) => remove.mutateAsync({ path, known: asked })}
        onClose={() => setRemoving(undefined)}
      >
        {t('notes.removeReason')}
      </ConfirmDialog>
    </>
  );
}
