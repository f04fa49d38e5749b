import {
  makeStyles,
  Skeleton,
  SkeletonItem,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  Text,
  tokens,
} from '@fluentui/react-components';
import { Link, useApi, useContextOf, usePeople, useQuery, useTranslation } from '@recobro/sdk';
import { Amounts, EmptyState, Section, useFormats, useNarrow } from '@recobro/sdk/ui';
import type { DebtorWorkload } from '../api/schema.gen';
import { homeOverview } from './reads';

const SHOWN = 8;

const useStyles = makeStyles({
  table: {
    tableLayout: 'auto', // sums have the room they need, names break
    '& th, & td': {
      paddingInline: tokens.spacingHorizontalL,
      '@media (max-width: 479px)': { paddingInline: tokens.spacingHorizontalS },
    },
    '& tbody tr:last-child': { borderBottomStyle: 'none' },
  },
  head: { color: tokens.colorNeutralForeground3 },
  figure: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  figureHead: { '& > *': { justifyContent: 'flex-end' } },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
  },
});

/** Who works how many debtors, and what those owe; each name leads to them. */
export function TeamCard() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const [portfolioId] = useContextOf('portfolios');
  const narrow = useNarrow();
  const { data, error } = useQuery(homeOverview(useApi(), portfolioId));
  if (!data) return error ? null : <Waiting />; // what failed is shown beside it, by the ages
  return (
    <Section title={t('home.team')} flush>
      {data.team.length === 0 ? (
        <EmptyState title={t('home.nobodyWorks')} reason={t('home.nobodyWorksReason')} />
      ) : (
        <Table className={styles.table} aria-label={t('home.team')}>
          <TableHeader>
            <TableRow className={styles.head}>
              <TableHeaderCell>{t('home.person')}</TableHeaderCell>
              {!narrow && (
                <TableHeaderCell className={styles.figureHead}>{t('home.debtors')}</TableHeaderCell>
              )}
              <TableHeaderCell className={styles.figureHead}>{t('home.owed')}</TableHeaderCell>
            </TableRow>
          </TableHeader>
          <TableBody>
            {data.team.slice(0, SHOWN).map((each) => (
              <TeamRow key={each.assignee_id} each={each} />
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  );
}

/** In px, of the head and the people of a small team. */
const WAITING_HEIGHT = 176;

function Waiting() {
  const { t } = useTranslation('portfolios');
  return (
    <Section title={t('home.team')} flush>
      <Skeleton aria-label={t('home.team')}>
        <SkeletonItem style={{ height: WAITING_HEIGHT }} />
      </Skeleton>
    </Section>
  );
}

function TeamRow({ each }: { each: DebtorWorkload }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count, text } = useFormats();
  const narrow = useNarrow();
  const name = usePeople().data?.find(({ id }) => id === each.assignee_id)?.display_name;
  const owed = each.owed.map(({ balance, currency }) => ({ minor: balance, currency }));
  return (
    <TableRow>
      <TableCell>
        <Link to={`/debtors?assignee=${each.assignee_id}`} className={styles.link}>
          {text(name)}
        </Link>
        {narrow && (
          <Text size={200} block className={styles.head}>
            {t('home.works', { count: each.debtors, shown: count(each.debtors) })}
          </Text>
        )}
      </TableCell>
      {!narrow && (
        <TableCell className={styles.figure}>
          <bdi>{count(each.debtors)}</bdi>
        </TableCell>
      )}
      <TableCell className={styles.figure}>
        <Amounts amounts={owed} align="end" />
      </TableCell>
    </TableRow>
  );
}
