import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { DataTrendingRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { DateText, EmptyState, ErrorState, Skeletons, stacked } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  page: stacked(tokens.spacingVerticalL),
  nothing: {
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  stood: { color: tokens.colorNeutralForeground3 },
});

/** Props of Told. */
interface ToldProps<T> {
  read: { data: T | undefined; error: unknown; refetch: () => unknown };
  /** Whether there is nothing in it. */
  empty: (data: T) => boolean;
  children: (data: T) => React.ReactNode;
}

/** A report as it is told: on its way, failed, empty, or itself with the time that it is of. */
export function Told<T extends { as_of: string | null }>({ read, empty, children }: ToldProps<T>) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { data, error, refetch } = read;
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons rows={8} when />;
  if (data.as_of === null || empty(data))
    return (
      <div className={styles.nothing}>
        <EmptyState
          icon={<DataTrendingRegular />}
          title={t(data.as_of === null ? 'figures.notYet' : 'figures.none')}
          reason={t(data.as_of === null ? 'figures.notYetReason' : 'figures.noneReason')}
        />
      </div>
    );
  return (
    <div className={styles.page}>
      {children(data)}
      <Text size={200} className={styles.stood}>
        <bdi>
          {t('figures.stood')} <DateText value={data.as_of} shape="relative" />
        </bdi>
      </Text>
    </div>
  );
}
