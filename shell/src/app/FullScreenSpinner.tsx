import { makeStyles, Spinner } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';

const useStyles = makeStyles({
  screen: { position: 'fixed', inset: 0, display: 'grid', placeItems: 'center' },
  title: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** Shown until it is known who is signed in. */
export function FullScreenSpinner() {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <main className={styles.screen} aria-busy data-testid="full-screen-spinner">
      <h1 className={styles.title}>{t('app.name')}</h1>
      <Spinner size="large" aria-label={t('app.loading')} />
    </main>
  );
}
