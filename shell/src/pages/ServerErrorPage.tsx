import { useTranslation } from '@recobro/sdk';
import { ErrorScreen, WaysBack } from './ErrorScreen';

/** The general error. Its minimal form hides the code and the buttons, for use inside another screen. */
export function ServerErrorPage({ minimal = false }: { minimal?: boolean }) {
  const { t } = useTranslation();
  return (
    <ErrorScreen
      title={t('serverError.title')}
      description={t('serverError.description')}
      {...(minimal ? {} : { code: '500', actions: <WaysBack /> })}
    />
  );
}
