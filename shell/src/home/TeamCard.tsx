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
  tokens,
} from '@fluentui/react-components';
import { Link, useApi, usePeople, useQuery, useSession, useTranslation } from '@recobro/sdk';
import { EmptyState, Section, useFormats } from '@recobro/sdk/ui';
import { homeOverview, type Workload } from './queries';

const SHOWN = 8;

const useStyles = makeStyles({
  table: {
    '& th, & td': { paddingInline: tokens.spacingHorizontalL },
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
  const { t } = useTranslation();
  const { portfolioId } = useSession();
  const { data, error } = useQuery(homeOverview(useApi(), portfolioId));
  if (!data) return error ? null : <Waiting />; // what failed is told beside it, by the ages
  return (
    <Section title={t('home.team')} flush>
      {data.team.length === 0 ? (
        <EmptyState title={t('home.nobodyWorks')} reason={t('home.nobodyWorksReason')} />
      ) : (
        <Table className={styles.table} aria-label={t('home.team')}>
          <TableHeader>
            <TableRow className={styles.head}>
              <TableHeaderCell>{t('home.person')}</TableHeaderCell>
              <TableHeaderCell className={styles.figureHead}>{t('home.debtors')}</TableHeaderCell>
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
  const { t } = useTranslation();
  return (
    <Section title={t('home.team')} flush>
      <Skeleton aria-label={t('home.team')}>
        <SkeletonItem style={{ height: WAITING_HEIGHT }} />
      </Skeleton>
    </Section>
  );
}

function TeamRow({ each }: { each: Workload }) {
  const styles = useStyles();
  const { count, amountOrZero, text } = useFormats();
  const name = usePeople().data?.find(({ id }) => id === each.assignee_id)?.display_name;
  const owed = each.owed.map(({ balance, currency }) => amountOrZero(balance, { currency }));
  return (
    <TableRow>
      <TableCell>
        <Link to={`/debtors?assignee=${each.assignee_id}`} className={styles.link}>
          {text(name)}
        </Link>
      </TableCell>
      <TableCell className={styles.figure}>
        <bdi>{count(each.debtors)}</bdi>
      </TableCell>
      <TableCell className={styles.figure}>
        <bdi>{owed.join(' · ')}</bdi>
      </TableCell>
    </TableRow>
  );
}
