import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { Link, useCan, useTranslation } from '@recobro/sdk';
import {
  Amount,
  DateText,
  EmptyState,
  hairlineUnder,
  Loaded,
  Pagination,
  Section,
  useNarrow,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import { useList } from '../../api/client';
import type { MoneyLine } from '../../api/types';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontSize: tokens.fontSizeBase200 },
  cell: {
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    paddingBlock: tokens.spacingVerticalSNudge,
    paddingInlineEnd: tokens.spacingHorizontalM,
    overflowWrap: 'anywhere',
    ...hairlineUnder,
  },
  head: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightSemibold },
  end: { textAlign: 'end', whiteSpace: 'nowrap' },
  last: { paddingInlineEnd: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  link: { color: tokens.colorBrandForegroundLink },
  less: { color: tokens.colorStatusSuccessForeground1 },
});

/** The types whose word says which part of the debt they go to. */
const IMPLIED: MoneyLine['type'][] = ['interest', 'fee', 'penalty'];

/** Everything that moved a debtor's balance, over all debts, with what was owed after it. */
export function MoneySection({ debtorId }: { debtorId: string }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const [page, setPage] = useState(1);
  const allowed = can('portfolios.debts:read');
  const query = useList(
    '/api/v1/deudores/{id}/movements',
    { path: { id: debtorId }, query: { page, pageSize: 25 } },
    { enabled: allowed },
  );
  if (!allowed) return null;
  const meta = query.data?.meta;
  return (
    <Section title={t('money.title')} waiting={query.isPending} expected={4}>
      <Loaded read={query} rows={query.data?.data} empty={<EmptyState title={t('money.none')} />}>
        {() => <MoneyTable lines={query.data?.data ?? []} />}
      </Loaded>
      {meta && meta.total > meta.pageSize && <Pagination {...meta} onPage={setPage} />}
    </Section>
  );
}

function MoneyTable({ lines }: { lines: MoneyLine[] }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const narrow = useNarrow();
  const cell = (...extra: string[]) => mergeClasses(styles.cell, ...extra);
  const heads = [...(narrow ? [] : (['at'] as const)), 'what'] as const;
  return (
    <table className={styles.table} aria-label={t('money.title')}>
      <thead>
        <tr>
          {heads.map((one) => (
            <th key={one} scope="col" className={cell(styles.head)}>
              {t(`money.${one}`)}
            </th>
          ))}
          <th scope="col" className={cell(styles.head, styles.end, narrow ? styles.last : '')}>
            {narrow ? t('money.both') : t('money.amount')}
          </th>
          {!narrow && (
            <th scope="col" className={cell(styles.head, styles.end, styles.last)}>
              {t('fields.balance')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            {!narrow && (
              <td className={cell()}>
                <DateText value={line.at} shape="date" />
              </td>
            )}
            <td className={cell()}>
              <What line={line} dated={narrow} />
            </td>
            <td
              className={cell(
                styles.end,
                line.direction === 'credit' ? styles.less : '',
                narrow ? styles.last : '',
              )}
            >
              <Amount
                minor={line.direction === 'credit' ? -line.amount : line.amount}
                currency={line.currency}
                exact
              />
              {narrow && (
                <div className={styles.quiet}>
                  <Amount minor={line.running} currency={line.currency} exact />
                </div>
              )}
            </td>
            {!narrow && (
              <td className={cell(styles.end, styles.last)}>
                <Amount minor={line.running} currency={line.currency} exact />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function What({ line, dated }: { line: MoneyLine; dated: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const word = line.reverses_id
    ? t(`taken.${line.type}`, { defaultValue: t(`movement.${line.type}`) })
    : t(line.origin ? `origin.${line.origin}` : `movement.${line.type}`);
  return (
    <>
      {line.payment_id ? (
        <Link className={styles.link} to={`/payments/${line.payment_id}`}>
          {word}
        </Link>
      ) : (
        word
      )}
      <Text size={200} className={styles.quiet}>
        {!IMPLIED.includes(line.type) && ` · ${t(`component.${line.component}`)}`}
        {line.source_ref && ` · ${line.source_ref}`}
        {line.note && ` · ${line.note}`}
      </Text>
      {dated && (
        <div className={styles.quiet}>
          <DateText value={line.at} shape="date" />
        </div>
      )}
    </>
  );
}
