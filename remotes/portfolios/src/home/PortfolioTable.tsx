import {
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import { Link, useTranslation } from '@recobro/sdk';
import { StatusBadge, type Tone, useFormats, useNarrow } from '@recobro/sdk/ui';
import type { Portfolio } from '../api/types';

const TONES: Record<Portfolio['status'], Tone> = {
  draft: 'neutral',
  active: 'success',
  paused: 'paused',
  closed: 'neutral',
  archived: 'neutral',
};

const useStyles = makeStyles({
  table: {
    tableLayout: 'auto', // sums have the room they need, names break
    '& th, & td': {
      paddingInline: tokens.spacingHorizontalL,
      '@media (max-width: 479px)': { paddingInline: tokens.spacingHorizontalS },
    },
    '& td': { paddingBlock: tokens.spacingVerticalXS },
    '& tbody tr:last-child': { borderBottomStyle: 'none' },
  },
  head: { color: tokens.colorNeutralForeground3 },
  figure: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  figureHead: { '& > *': { justifyContent: 'flex-end' } },
  link: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
  },
  creditor: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    display: 'block',
    overflowWrap: 'anywhere',
  },
});

/** The portfolios with what is owed; on a phone the name and the balance alone. */
export function PortfolioTable({ portfolios }: { portfolios: Portfolio[] }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count, amountOrZero } = useFormats();
  const narrow = useNarrow();
  return (
    <Table className={styles.table} aria-label={t('home.portfolios')}>
      <TableHeader>
        <TableRow className={styles.head}>
          <TableHeaderCell>{t('home.portfolio')}</TableHeaderCell>
          {!narrow && <TableHeaderCell>{t('home.status')}</TableHeaderCell>}
          {!narrow && <TableHeaderCell className={styles.figureHead}>{t('home.debtors')}</TableHeaderCell>}
          <TableHeaderCell className={styles.figureHead}>{t('home.owed')}</TableHeaderCell>
        </TableRow>
      </TableHeader>
      <TableBody>
        {portfolios.map((each) => (
          <TableRow key={each.id}>
            <TableCell>
              <Link to={`/portfolios/${each.id}`} className={styles.link}>
                {each.name}
              </Link>
              <span className={styles.creditor}>{each.creditor_name}</span>
            </TableCell>
            {!narrow && (
              <TableCell>
                <StatusBadge tone={TONES[each.status]}>{t(`home.statuses.${each.status}`)}</StatusBadge>
              </TableCell>
            )}
            {!narrow && (
              <TableCell className={styles.figure}>
                <bdi>{count(each.debtors_count)}</bdi>
              </TableCell>
            )}
            <TableCell className={styles.figure}>
              <bdi>{amountOrZero(each.balance, { currency: each.currency })}</bdi>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
