import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
} from '@fluentui/react-components';
import { titleIn, useLanguage, useLocation, useRouteError, useTranslation } from '@recobro/sdk';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useServices } from '../app/servicesContext';

const useStyles = makeStyles({
  area: { maxWidth: '720px', marginInline: 'auto', width: '100%' },
});

/** A module's screens failed: told inside its own area, with a retry, while the rest of the shell works on. */
export function ModuleError() {
  const styles = useStyles();
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
    <div className={styles.area}>
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>
          <MessageBarTitle>
            {t('module.failed', { name: owner ? titleIn(owner.title, language) : '' })}
          </MessageBarTitle>
          {t('module.failedDetail')}
        </MessageBarBody>
        <MessageBarActions>
          <Button appearance="primary" disabled={state === 'loading'} onClick={retry}>
            {t('actions.retry')}
          </Button>
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}
