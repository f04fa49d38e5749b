import { useTranslation } from '@recobro/sdk';
import { ErrorScreen, WaysBack } from './ErrorScreen';

/** Says which permission is missing and who can grant it. */
export function ForbiddenPage({ permission }: { permission?: string | undefined }) {
  const { t } = useTranslation();
  const description = permission ? t('forbidden.missing', { permission }) : t('forbidden.description');
  return (
    <ErrorScreen code="403" title={t('forbidden.title')} description={description} actions={<WaysBack />} />
  );
}
