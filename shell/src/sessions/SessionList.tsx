import { Button } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { DateText, StatusBadge } from '@recobro/sdk/ui';
import type { SessionView } from '../api/schema.gen';
import { Line, LineList } from '../lists/LineList';
import { deviceOf } from './device';

const GAP = ' · ';

interface SessionListProps {
  label: string;
  sessions: SessionView[];
  busy: boolean;
  onEnd: (id: string) => void;
}

/** Open sessions: on which device, from which address, when last seen; each but this page's own can be ended. */
export function SessionList({ label, sessions, busy, onEnd }: SessionListProps) {
  const { t } = useTranslation();
  return (
    <LineList label={label}>
      {sessions.map(({ id, user_agent, address, last_seen_at, current }) => (
        <Line
          key={id}
          title={deviceOf(user_agent)}
          meta={
            <>
              <bdi dir="ltr">{address}</bdi>
              {GAP}
              {t('sessions.lastSeen')} <DateText value={last_seen_at} shape="relative" />
            </>
          }
          action={
            current ? (
              <StatusBadge tone="success">{t('sessions.current')}</StatusBadge>
            ) : (
              <Button
                size="small"
                disabled={busy}
                aria-label={t('sessions.endOf', { device: deviceOf(user_agent), address })}
                onClick={() => onEnd(id)}
              >
                {t('sessions.end')}
              </Button>
            )
          }
        />
      ))}
    </LineList>
  );
}
