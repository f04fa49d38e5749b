import { Button } from '@fluentui/react-components';
import {
  CopyRegular,
  DeleteRegular,
  EditRegular,
  PauseRegular,
  PlayRegular,
  StopRegular,
} from '@fluentui/react-icons';
import { of, useCan, useNavigate, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, IconButton } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useWrite } from '../api/client';
import type { Session } from '../api/types';
import { NextTarget } from './NextTarget';

const SessionPanel = lazy(() => import('./SessionPanel').then((m) => ({ default: m.SessionPanel })));

/** What can be done with a session. */
export function SessionActs({ session }: { session: Session }) {
  const { t } = useTranslation('calls');
  const can = useCan();
  const [editing, setEditing] = useState(false);
  if (!can('calls.sessions:update')) return <NextTarget session={session} />;
  return (
    <>
      <NextTarget session={session} />
      <Moves session={session} />
      <Clone session={session} />
      {session.status !== 'done' && (
        <IconButton
          size="medium"
          icon={<EditRegular />}
          label={t('sessions.edit', { name: session.name })}
          onClick={() => setEditing(true)}
        />
      )}
      {session.status === 'draft' && <Remove session={session} />}
      <Suspense>{editing && <SessionPanel known={session} onClose={() => setEditing(false)} />}</Suspense>
    </>
  );
}

/** Start, pause, stop. */
function Moves({ session }: { session: Session }) {
  const { t } = useTranslation('calls');
  const start = useWrite('POST', '/api/v1/sesiones/{id}/start');
  const pause = useWrite('POST', '/api/v1/sesiones/{id}/pause');
  const stop = useWrite('POST', '/api/v1/sesiones/{id}/stop', { quiet: true });
  const [stopping, setStopping] = useState<Session>();
  const { status } = session;
  if (status === 'done') return null;
  return (
    <>
      {status === 'running' ? (
        <Button icon={<PauseRegular />} disabled={pause.isPending} onClick={() => pause.mutate(of(session))}>
          {t('sessions.pause')}
        </Button>
      ) : (
        <Button
          appearance="primary"
          icon={<PlayRegular />}
          disabled={start.isPending}
          onClick={() => start.mutate(of(session))}
        >
          {t(status === 'paused' ? 'sessions.goOn' : 'sessions.start')}
        </Button>
      )}
      {status !== 'draft' && (
        <Button icon={<StopRegular />} onClick={() => setStopping(session)}>
          {t('sessions.stop')}
        </Button>
      )}
      <ConfirmDialog
        open={stopping}
        title={t('sessions.askStop', { name: session.name })}
        action={t('sessions.stop')}
        onConfirm={(known) => stop.mutateAsync(of(known))}
        onClose={() => setStopping(undefined)}
      >
        {t('sessions.stopEffect')}
      </ConfirmDialog>
    </>
  );
}

/** A draft like it. */
function Clone({ session }: { session: Session }) {
  const { t } = useTranslation('calls');
  const navigate = useNavigate();
  const clone = useWrite('POST', '/api/v1/sesiones/{id}/clone', {
    says: ({ name }) => t('sessions.saved', { name }),
    onSuccess: ({ id }) => navigate(`/sesiones/${id}`),
  });
  return (
    <Button
      icon={<CopyRegular />}
      disabled={clone.isPending}
      onClick={() =>
        clone.mutate({
          path: { id: session.id },
          body: { name: t('sessions.copyOf', { name: session.name }).slice(0, 120) },
        })
      }
    >
      {t('sessions.clone')}
    </Button>
  );
}

function Remove({ session }: { session: Session }) {
  const { t } = useTranslation('calls');
  const navigate = useNavigate();
  const remove = useWrite('DELETE', '/api/v1/sesiones/{id}', {
    quiet: true,
    onSuccess: () => navigate('/sesiones'),
  });
  const [removing, setRemoving] = useState<Session>();
  return (
    <>
      <IconButton
        size="medium"
        icon={<DeleteRegular />}
        label={t('sessions.remove', { name: session.name })}
        onClick={() => setRemoving(session)}
      />
      <ConfirmDialog
        open={removing}
        title={t('sessions.askRemove', { name: session.name })}
        action={t('remove')}
        onConfirm={(known) => remove.mutateAsync(of(known))}
        onClose={() => setRemoving(undefined)}
      >
        {t('sessions.removeEffect')}
      </ConfirmDialog>
    </>
  );
}
