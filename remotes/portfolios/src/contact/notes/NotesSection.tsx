import { Button, makeStyles, Tooltip, tokens } from '@fluentui/react-components';
import { NoteAddRegular } from '@fluentui/react-icons';
import { parseAsStringLiteral, useCan, useQueryState, useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, plainList, Section, useFormats } from '@recobro/sdk/ui';
import { lazy, Suspense } from 'react';
import { useNotes } from '../../api/notes';
import { useKey } from '../../useKey';
import { NoteLine } from './NoteLine';

const NoteForm = lazy(() => import('./NoteForm').then((m) => ({ default: m.NoteForm })));

/** The key that writes a note on a debtor's page. */
const SHORTCUT = 'o';

/** In the address: the note that is being written. */
const NEW = parseAsStringLiteral(['new'] as const);

const useStyles = makeStyles({
  list: plainList,
  more: { marginInlineStart: tokens.spacingHorizontalM, marginBlockEnd: tokens.spacingVerticalS },
});

/** What people noted on a debtor, the pinned notes first; `o` writes one. */
export function NotesSection({ debtorId }: { debtorId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const can = useCan();
  const sees = can('portfolios.notes:read');
  const writes = can('portfolios.notes:create');
  const [note, setNote] = useQueryState('note', NEW);
  const writing = writes && note !== null;
  const read = useNotes(debtorId, sees);
  const write = () => void setNote('new', { history: 'replace' });
  const leave = () => void setNote(null, { history: 'replace' });
  useKey(SHORTCUT, writes && !writing, write);
  if (!sees) return null;
  const total = read.data?.pages.at(-1)?.meta.total;
  return (
    <Section
      title={t('notes.title')}
      count={total === undefined ? undefined : count(total)}
      flush
      waiting={read.isPending}
      expected={1}
      actions={
        writes && (
          <Tooltip content={t('notes.key', { key: SHORTCUT })} relationship="description">
            <Button
              size="small"
              icon={<NoteAddRegular />}
              aria-keyshortcuts={SHORTCUT}
              aria-expanded={writing}
              onClick={write}
            >
              {t('notes.add')}
            </Button>
          </Tooltip>
        )
      }
    >
      <Suspense>{writing && <NoteForm debtorId={debtorId} onClose={leave} />}</Suspense>
      <Loaded read={read} rows={read.data?.rows} empty={!writing && <EmptyState title={t('notes.none')} />}>
        {({ rows }) => (
          <ul className={styles.list} aria-label={t('notes.title')}>
            {rows.map((note) => (
              <NoteLine key={note.id} note={note} />
            ))}
          </ul>
        )}
      </Loaded>
      {read.hasNextPage && (
        <Button
          size="small"
          appearance="subtle"
          className={styles.more}
          onClick={() => void read.fetchNextPage()}
        >
          {t('notes.more')}
        </Button>
      )}
    </Section>
  );
}
