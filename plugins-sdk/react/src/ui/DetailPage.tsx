import { makeStyles, mergeClasses, Subtitle1, Text, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons';
import { Link } from '@recobro/sdk';

const useStyles = makeStyles({
  page: {
    '& > header:has(> [data-holds]) ~ *': { visibility: 'hidden' },
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    minWidth: 0,
  },
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    minHeight: '24px',
    gap: tokens.spacingHorizontalXXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  arrow: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
  head: {
    '& > [data-holds] ~ *': { visibility: 'hidden' },
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
  },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
  },
  title: { margin: 0, overflowWrap: 'anywhere' },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground2,
    minWidth: 0,
    flexGrow: 1,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  figures: { color: tokens.colorNeutralForeground2 },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  aside: { '@media (max-width: 1023px)': { ':is(div:has([data-holds]) + *)': { visibility: 'hidden' } } },
  stack: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
});

/** Props of DetailPage. */
export interface DetailPageProps {
  back?: { to: string; label: string };
  title: React.ReactNode;
  /** Identifiers and the state badge, beside the title. */
  meta?: React.ReactNode;
  actions?: React.ReactNode;
  /** The figures that matter, in one line. */
  figures?: React.ReactNode;
  /** What is to be done, and the ways to do it, below the figures. */
  lead?: React.ReactNode;
  /** Main column: what happened. */
  children: React.ReactNode;
  /** Side column: facts. */
  side?: React.ReactNode;
}

/** The frame of a single thing: who it is, what matters, what may be done; then what happened beside the facts. */
export function DetailPage({ back, title, meta, actions, figures, lead, children, side }: DetailPageProps) {
  const styles = useStyles();
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        {back && (
          <Link to={back.to} className={styles.back}>
            <ChevronLeftRegular className={styles.arrow} aria-hidden />
            {back.label}
          </Link>
        )}
        <div className={styles.line}>
          <Subtitle1 as="h1" className={styles.title}>
            {title}
          </Subtitle1>
          <div className={styles.meta}>{meta}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {figures && (
          <Text as="p" className={styles.figures} style={{ margin: 0 }}>
            <bdi>{figures}</bdi>
          </Text>
        )}
        {lead}
      </header>
      {side ? (
        <div className={styles.columns}>
          <div className={styles.stack}>{children}</div>
          <aside className={mergeClasses(styles.stack, styles.aside)}>{side}</aside>
        </div>
      ) : (
        <div className={styles.stack}>{children}</div>
      )}
    </article>
  );
}
