import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useDelayed } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** Heights of the figures, the two cards and the table, in px. */
const PARTS = [92, 304, 160];

/** Stands where the parts of home will, once they keep somebody waiting. */
export function HomeSkeleton() {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!useDelayed(true)) return null;
  return (
    <Skeleton aria-label={t('home.portfolios')} className={styles.parts}>
      {PARTS.map((height) => (
        <SkeletonItem key={height} style={{ height }} />
      ))}
    </Skeleton>
  );
}
