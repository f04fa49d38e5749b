import { useTranslation } from '@recobro/sdk';
import { ErrorScreen, WaysBack } from './ErrorScreen';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <ErrorScreen
      code="404"
      title={t('notFound.title')}
      description={t('notFound.description')}
      actions={<WaysBack />}
    />
  );
}
