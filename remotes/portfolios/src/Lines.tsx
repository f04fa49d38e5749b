import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, useTranslation } from '@recobro/sdk';
import { hairlineOver, LinkButton, plainList } from '@recobro/sdk/ui';

const useStyles = makeStyles({
  list: plainList,
  line: {
    ...hairlineOver,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '40px',
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalXS,
  },
  what: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  aside: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
});

/** A card's lines. */
export function Lines({ children }: { children: React.ReactNode }) {
  return <ul className={useStyles().list}>{children}</ul>;
}

/** Props of Line. */
export interface LineProps {
  /** What it is about; it leads there. */
  name: React.ReactNode;
  to: string;
  /** Below the name. */
  more?: React.ReactNode;
  aside?: React.ReactNode;
}

/** A line of a card: something by its name, which leads to it, and what is told of it. */
export function Line({ name, to, more, aside }: LineProps) {
  const styles = useStyles();
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <Link to={to} className={styles.link}>
          {name}
        </Link>
        {more}
      </div>
      <Text size={200} className={styles.aside}>
        {aside}
      </Text>
    </li>
  );
}

/** At the head of a card: the way to all that it shows the first of. */
export function All({ to, of }: { to: string; of: string }) {
  const { t } = useTranslation('portfolios');
  return (
    <LinkButton to={to} size="small" appearance="subtle" aria-label={`${t('home.all')}: ${of}`}>
      {t('home.all')}
    </LinkButton>
  );
}
