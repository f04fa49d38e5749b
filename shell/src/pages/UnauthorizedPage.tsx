import { Button } from '@fluentui/react-components';
import { useNavigate, useTranslation } from '@recobro/sdk';
import { ErrorScreen } from './ErrorScreen';

export function UnauthorizedPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ErrorScreen
      code="401"
      title={t('unauthorized.title')}
      description={t('unauthorized.description')}
      actions={
        <Button appearance="primary" onClick={() => void navigate('/sign-in')}>
          {t('auth.signIn')}
        </Button>
      }
    />
  );
}
