import { Button } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { titleIn, useLanguage, useLocation, useRouteError, useTranslation } from '@recobro/sdk';
import { EmptyState } from '@recobro/sdk/ui';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useServices } from '../app/servicesContext';

/** A module's screens failed: shown inside its own area, with a retry, while the rest of the shell works on. */
export function ModuleError() {
  const { t } = useTranslation();
  const { remotes } = useServices();
  const { pathname } = useLocation();
  const { revalidate, state } = useRevalidator();
  const language = useLanguage();
  const error = useRouteError();
  useEffect(() => reportError(error), [error]);
  const owner = remotes.owner(pathname);
  const retry = () => {
    if (owner) remotes.forget(owner.id);
    void revalidate();
  };
  return (
    <div role="alert">
      <EmptyState
        page
        icon={<ErrorCircleRegular />}
        title={t('module.failed', { name: owner ? titleIn(owner.title, language) : '' })}
        reason={t('module.failedDetail')}
        action={
          <Button appearance="primary" disabled={state === 'loading'} onClick={retry}>
            {t('actions.retry')}
          </Button>
        }
      />
    </div>
  );
}
