import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { Amount, HoldsBack, hairlineOver, plainList, RecordName, Section, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import type { Vow } from '../../api/types';
import { DueDay } from './DueDay';
import { PromiseActs } from './PromiseActs';

const useStyles = makeStyles({
  list: plainList,
  item: {
    ...hairlineOver,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
  },
  words: { flexGrow: 1, flexBasis: '220px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS },
  meta: { color: tokens.colorNeutralForeground3 },
});

/** How many drafts are asked for: those that are due first. */
const MOST = 10;

/** Promises that a program was not sure of, or that are for a day far ahead: somebody confirms or rejects them. */
export function WaitingDrafts({ portfolioId }: { portfolioId: string | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const can = useCan();
  const query = {
    page: 1,
    pageSize: MOST,
    sort: 'due_on',
    status: ['draft' as const],
    ...(portfolioId && { portfolio_id: [portfolioId] }),
  };
  const { data: drafts, isLoading } = useRead(
    '/api/v1/promesas',
    { query },
    { enabled: can('portfolios.promises:confirm') },
  );
  if (isLoading) return <HoldsBack />;
  if (!drafts?.length) return null;
  return (
    <Section flush title={t('promises.waiting')} count={count(drafts.length)}>
      <ul className={styles.list} aria-label={t('promises.waiting')}>
        {drafts.map((promise) => (
          <Waiting key={promise.id} promise={promise} />
        ))}
      </ul>
    </Section>
  );
}

function Waiting({ promise }: { promise: Vow }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <div className={styles.name}>
          <RecordName of="portfolios.debtor" id={promise.debtor_id} />
          <Text weight="semibold">
            <Amount minor={promise.amount} currency={promise.currency} />
          </Text>
        </div>
        <Text block size={200} className={styles.meta}>
          <DueDay promise={promise} />
          {promise.evidence.quote && ` · ${t('promises.quote', { quote: promise.evidence.quote })}`}
        </Text>
      </div>
      <PromiseActs promise={promise} />
    </li>
  );
}
