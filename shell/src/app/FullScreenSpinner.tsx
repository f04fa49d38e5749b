import { makeStyles, Spinner } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';

const useStyles = makeStyles({
  screen: { position: 'fixed', inset: 0, display: 'grid', placeItems: 'center' },
});

/** Shown until it is known who is signed in. */
export function FullScreenSpinner() {
  const { t } = useTranslation();
  return (
    <div className={useStyles().screen} data-testid="full-screen-spinner">
      <Spinner size="large" aria-label={t('app.loading')} />
    </div>
  );
}
