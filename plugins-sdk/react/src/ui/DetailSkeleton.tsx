import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useDelayed } from './useDelayed';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  name: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  title: { width: 'min(320px, 80%)' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  main: { height: '320px' },
});

/** The layout of a single thing while it is on its way: a page has a heading even before its name is known. */
export function DetailSkeleton() {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const late = useDelayed(true);
  return (
    <div aria-busy>
      <h1 className={styles.name}>{t('loading')}</h1>
      {late && (
        <Skeleton className={styles.page} aria-label={t('loading')} animation="pulse">
          <SkeletonItem size={28} className={styles.title} />
          <div className={styles.columns}>
            <SkeletonItem className={styles.main} />
            <SkeletonItem className={styles.main} />
          </div>
        </Skeleton>
      )}
    </div>
  );
}
