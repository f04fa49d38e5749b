import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useDelayed } from './useDelayed';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    paddingBlock: tokens.spacingVerticalS,
  },
});

/** Lines that are on their way, once they let themselves be waited for. */
export function Skeletons({ rows, when }: { rows: number; when: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const late = useDelayed(when);
  if (!late) return null;
  return (
    <Skeleton className={styles.list} aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonItem key={row} size={40} />
      ))}
    </Skeleton>
  );
}
