import { makeStyles, Text, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalM,
    paddingBlock: tokens.spacingVerticalXXXL,
    paddingInline: tokens.spacingHorizontalXXL,
    textAlign: 'center',
  },
  icon: { fontSize: '32px', lineHeight: 1, color: tokens.colorNeutralForeground4 },
  words: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    maxWidth: '44ch',
    textWrap: 'balance',
  },
  title: { margin: 0 },
  reason: { color: tokens.colorNeutralForeground3 },
});

/** Props of EmptyState. */
export interface EmptyStateProps {
  icon?: React.ReactElement;
  title: string;
  /** One line: why there is nothing. */
  reason?: React.ReactNode;
  /** It is all that the page shows, so its title is the page's. */
  page?: boolean | undefined;
  /** The one thing to do about it. */
  action?: React.ReactNode;
}

/** Nothing to show: why, and what to do. */
export function EmptyState({ icon, title, reason, page, action }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <div className={styles.box}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <div className={styles.words}>
        <Text as={page ? 'h1' : 'span'} weight="semibold" align="center" dir="auto" className={styles.title}>
          {title}
        </Text>
        {reason && (
          <Text align="center" dir="auto" className={styles.reason}>
            {reason}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
}
