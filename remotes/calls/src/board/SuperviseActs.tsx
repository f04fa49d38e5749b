import {
  HeadphonesSoundWaveRegular,
  PeopleCallRegular,
  PersonVoiceRegular,
  PlugDisconnectedRegular,
} from '@fluentui/react-icons';
import { useCan, useSession, useTelephone, useTranslation } from '@recobro/sdk';
import { IconButton } from '@recobro/sdk/ui';
import { useWrite } from '../api/client';
import type { BoardPerson } from '../api/types';

/** Props of SuperviseActs. */
interface SuperviseActsProps {
  person: Pick<BoardPerson, 'user_id' | 'call_id' | 'supervisors'>;
  /** An agent of software speaks, who hears no whispers. */
  deaf?: boolean;
}

/** Hears a call of somebody else's, whispers to them, speaks with both; by one's own telephone. */
export function SuperviseActs({ person, deaf = false }: SuperviseActsProps) {
  const { t } = useTranslation('calls');
  const can = useCan();
  const { me } = useSession();
  const telephone = useTelephone();
  const path = { id: person.call_id };
  const listen = useWrite('POST', '/api/v1/llamadas/{id}/listen');
  const coach = useWrite('POST', '/api/v1/llamadas/{id}/coach');
  const leave = useWrite('DELETE', '/api/v1/llamadas/{id}/listen');
  const on = person.supervisors.includes(me.id);
  if (person.user_id === me.id || !can('calls.calls:listen')) return null;
  const off = !on && telephone?.free !== true;
  const why = off ? { title: t('board.connectFirst') } : {};
  return (
    <>
      {!on && (
        <IconButton
          icon={<HeadphonesSoundWaveRegular />}
          label={t('act.listen')}
          {...why}
          disabled={off || listen.isPending}
          onClick={() => listen.mutate({ path })}
        />
      )}
      {can('calls.calls:coach') && (
        <>
          {!deaf && (
            <IconButton
              icon={<PersonVoiceRegular />}
              label={t('act.whisper')}
              {...why}
              disabled={off || coach.isPending}
              onClick={() => coach.mutate({ path, body: { as: 'whisper' } })}
            />
          )}
          <IconButton
            icon={<PeopleCallRegular />}
            label={t('act.barge')}
            {...why}
            disabled={off || coach.isPending}
            onClick={() => coach.mutate({ path, body: { as: 'barge' } })}
          />
        </>
      )}
      {on && (
        <IconButton
          icon={<PlugDisconnectedRegular />}
          label={t('act.leave')}
          disabled={leave.isPending}
          onClick={() => leave.mutate({ path })}
        />
      )}
    </>
  );
}
