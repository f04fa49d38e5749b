import { Button, makeStyles } from '@fluentui/react-components';
import { of, useCan, useNavigate, useParams, useTranslation } from '@recobro/sdk';
import {
  ConfirmDialog,
  DateText,
  DetailPage,
  DetailSkeleton,
  ErrorState,
  Facts,
  History,
  Loaded,
  RecordName,
  Section,
  StatusBadge,
} from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { type Note, toneOf, usePages, useRead, useWrite } from '../api/client';

const VisitForm = lazy(() => import('./VisitForm').then((m) => ({ default: m.VisitForm })));

const useStyles = makeStyles({ text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } });

/** One visit note: what it says, what happened to it, what may be done with it. */
export function VisitPage() {
  const { t } = useTranslation('visits');
  const { t: word } = useTranslation('visits', { keyPrefix: 'tracing' });
  const styles = useStyles();
  const { id = '' } = useParams();
  const read = useRead('/api/v1/visits/{id}', { path: { id } });
  const [open, setOpen] = useState<'change' | 'delete'>();
  const close = () => setOpen(undefined);
  const back = { to: '/visits', label: t('title') };
  const note = read.data;
  if (read.error) return <ErrorState page error={read.error} onRetry={() => read.refetch()} back={back} />;
  if (!note) return <DetailSkeleton />;
  return (
    <DetailPage
      back={back}
      title={<RecordName of="portfolios.debtor" id={note.debtor_id} />}
      meta={<StatusBadge tone={toneOf[note.outcome]}>{word(`values.outcome.${note.outcome}`)}</StatusBadge>}
      actions={<Actions onChoose={setOpen} />}
      side={<Particulars note={note} />}
    >
      <Section title={word('fields.text')}>
        <div className={styles.text}>{note.text}</div>
      </Section>
      <Happened id={id} />
      <Suspense>
        {open === 'change' && <VisitForm note={note} onClose={close} onReload={read.refetch} />}
      </Suspense>
      <DeleteDialog note={open === 'delete' ? note : undefined} onClose={close} />
    </DetailPage>
  );
}

function Actions({ onChoose }: { onChoose: (what: 'change' | 'delete') => void }) {
  const { t } = useTranslation('visits');
  const can = useCan();
  return (
    <>
      {can('visits.notes:delete') && <Button onClick={() => onChoose('delete')}>{t('delete')}</Button>}
      {can('visits.notes:update') && <Button onClick={() => onChoose('change')}>{t('change')}</Button>}
    </>
  );
}

function Particulars({ note }: { note: Note }) {
  const { t } = useTranslation('visits');
  const { t: word } = useTranslation('visits', { keyPrefix: 'tracing' });
  const facts = [
    { name: word('fields.visited_at'), value: <DateText value={note.visited_at} shape="datetime" /> },
    { name: word('fields.created_by'), value: <RecordName of="core.user" id={note.created_by} /> },
  ];
  return (
    <Section title={t('particulars')}>
      <Facts facts={facts} />
    </Section>
  );
}

function Happened({ id }: { id: string }) {
  const { t } = useTranslation('visits');
  const read = usePages('/api/v1/visits/{id}/history', { path: { id } });
  return (
    <Section title={t('history')} waiting={read.isPending}>
      <Loaded read={read}>
        {({ rows }) => <History label={t('history')} lines={rows} namespaces={['visits']} earlier={read} />}
      </Loaded>
    </Section>
  );
}

function DeleteDialog({ note, onClose }: { note: Note | undefined; onClose: () => void }) {
  const { t } = useTranslation('visits');
  const navigate = useNavigate();
  const remove = useWrite('DELETE', '/api/v1/visits/{id}', { quiet: true, says: () => t('deleted') });
  return (
    <ConfirmDialog
      open={note}
      title={t('deleteTitle')}
      action={t('delete')}
      onConfirm={async (known) => {
        await remove.mutateAsync(of(known));
        await navigate('/visits');
      }}
      onClose={onClose}
    >
      {t('deleteWhy')}
    </ConfirmDialog>
  );
}
