import { Text } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useRead } from '../api/client';
import { NextTarget } from '../sessions/NextTarget';
import { dials } from '../sessions/words';

/** The session that calls for one, or gives one the next debtor. */
export function OwnSession() {
  const { t } = useTranslation('calls');
  const [session] = useRead('/api/v1/sesiones/mine', {}, { quiet: true }).data ?? [];
  if (!session) return null;
  return (
    <>
      <Text size={200}>
        {t(dials(session.mode) ? 'line.session' : 'line.sessionPreview', { name: session.name })}
      </Text>
      <NextTarget session={session} />
    </>
  );
}
