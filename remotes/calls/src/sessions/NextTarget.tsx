import { Button } from '@fluentui/react-components';
import { PersonArrowRightRegular } from '@fluentui/react-icons';
import { useNavigate, useSession, useTranslation } from '@recobro/sdk';
import { useWrite } from '../api/client';
import type { Session } from '../api/types';

/** Gives the next debtor of a session of previews: one looks at them, then calls. */
export function NextTarget({ session }: { session: Session }) {
  const { t } = useTranslation('calls');
  const navigate = useNavigate();
  const { me } = useSession();
  const next = useWrite('POST', '/api/v1/sesiones/{id}/next', {
    onSuccess: ({ debtor_id }) => navigate(`/debtors/${debtor_id}`),
  });
  if (session.mode !== 'preview' || session.status !== 'running' || !session.user_ids.includes(me.id))
    return null;
  return (
    <Button
      appearance="primary"
      icon={<PersonArrowRightRegular />}
      disabled={next.isPending}
      onClick={() => next.mutate({ path: { id: session.id } })}
    >
      {t('sessions.next')}
    </Button>
  );
}
