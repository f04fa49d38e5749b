import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    paddingBlock: tokens.spacingVerticalS,
  },
});

/** Lines that are on their way. */
export function Skeletons({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <Skeleton className={useStyles().list} aria-label={t('settings.reports.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <SkeletonItem key={row} size={40} />
      ))}
    </Skeleton>
  );
}
