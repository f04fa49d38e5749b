import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { useNavigate, useTranslation } from '@recobro/sdk';
import { useWrite } from '../api/client';
import { useBoot } from '../app/bootContext';
import { messageOf } from './AuthForm';
import type { Invitation } from './interaction';
import { useTenantSwitch } from './useTenantSwitch';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

interface JoinFormProps {
  token: string;
  invitation: Invitation;
}

/** Yes or no to a further company, for the person who is signed in. */
export function JoinForm({ token, invitation }: JoinFormProps) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { me } = useBoot();
  const navigate = useNavigate();
  const there = useTenantSwitch();
  const given = { body: { invitation: token } };
  const accept = useWrite('POST', '/api/v1/me/invitations', {
    onSuccess: ({ id }) => there.enter(id),
  });
  const decline = useWrite('POST', '/api/v1/me/invitations/decline', {
    onSuccess: () => void navigate('/', { replace: true }),
  });
  const refusal = accept.error ?? decline.error ?? there.error;
  const busy = accept.isPending || decline.isPending || there.isPending || there.isSuccess;
  return (
    <>
      {refusal && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{messageOf(refusal, t)}</MessageBarBody>
        </MessageBar>
      )}
      <p>{t('auth.joinLead', { tenant: invitation.tenant_name, name: me?.display_name })}</p>
      <div className={styles.actions}>
        <Button appearance="primary" size="large" disabled={busy} onClick={() => accept.mutate(given)}>
          {t('auth.join')}
        </Button>
        <Button size="large" disabled={busy} onClick={() => decline.mutate(given)}>
          {t('auth.decline')}
        </Button>
      </div>
    </>
  );
}
