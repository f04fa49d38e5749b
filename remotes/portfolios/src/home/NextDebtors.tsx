import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, useApi, useContextOf, useQuery, useTranslation } from '@recobro/sdk';
import { EmptyState, LinkButton, Loaded, plainList, Section, useFormats } from '@recobro/sdk/ui';
import type { Debtor } from '../api/types';
import { nextDebtors } from './reads';

const useStyles = makeStyles({
  first: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlockEnd: tokens.spacingVerticalL,
  },
  who: { flexGrow: 1, minWidth: 0 },
  name: { overflowWrap: 'anywhere' },
  meta: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  list: plainList,
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '40px',
    paddingInline: tokens.spacingHorizontalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  link: {
    flexGrow: 1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline' },
  },
});

/** Whom to work next: the own debtors without promise or dispute who owe most. */
export function NextDebtors() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const [portfolioId] = useContextOf('portfolios');
  const read = useQuery(nextDebtors(useApi(), portfolioId));
  return (
    <Section title={t('home.next')} flush>
      <Loaded read={read} empty={<EmptyState title={t('home.noNext')} reason={t('home.noNextReason')} />}>
        {([first, ...others]) => (
          <>
            {first && <FirstDebtor debtor={first} />}
            {others.length > 0 && (
              <ul className={styles.list}>
                {others.map((debtor) => (
                  <li key={debtor.id} className={styles.line}>
                    <Link to={`/debtors/${debtor.id}`} className={styles.link}>
                      {debtor.name}
                    </Link>
                    <Figures debtor={debtor} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function FirstDebtor({ debtor }: { debtor: Debtor }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  return (
    <div className={styles.first}>
      <div className={styles.who}>
        <Text size={500} weight="semibold" block className={styles.name} data-next>
          {debtor.name}
        </Text>
        <Figures debtor={debtor} />
        <Text size={200} block className={styles.meta}>
          {t('home.nextReason')}
        </Text>
      </div>
      <LinkButton to={`/debtors/${debtor.id}`} appearance="primary" size="large">
        {t('home.work')}
      </LinkButton>
    </div>
  );
}

function Figures({ debtor }: { debtor: Debtor }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { amount, count } = useFormats();
  return (
    <Text className={styles.meta}>
      <bdi>
        {t('home.nextFigures', {
          amount: amount(debtor.balance, { currency: debtor.currency }),
          days: t('home.daysLate', { count: debtor.dpd, shown: count(debtor.dpd) }),
        })}
      </bdi>
    </Text>
  );
}
