import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { usePeople, useTranslation } from '@recobro/sdk';
import { Amounts, type Column, DateText, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import { useNextActs } from '../../api/acts';
import { useEveryPortfolio } from '../../api/every';
import { useBuckets } from '../../api/portfolios';
import type { Debtor, NextAct } from '../../api/types';
import { writtenDocument } from './document';
import { useNextWords } from './nextWords';
import { owedBy, useOwedText } from './owed';
import { writtenPhone } from './phone';
import { debtorTone } from './status';
import { TagList } from './TagList';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground3 } });

/** The columns of the list of debtors; its balances have an order where they are of one currency (`sums`). */
export function useDebtorColumns(sums: boolean, rows: Debtor[] | undefined): Column<Debtor>[] {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count, text } = useFormats();
  const owed = useOwedText();
  const { brief, why } = useNextWords();
  const acts = useNextActs(useMemo(() => (rows ?? []).map(({ id }) => id), [rows])).data;
  const buckets = useBuckets().data;
  const people = usePeople().data;
  const portfolios = useEveryPortfolio().data;
  return useMemo(() => {
    const bucket = (id: string) => buckets?.find((one) => one.id === id)?.classification;
    const person = (id: string) => people?.find((one) => one.id === id)?.display_name;
    const portfolio = (id: string) => portfolios?.find((one) => one.id === id)?.name;
    const actOf = (row: Debtor) => acts?.find(({ debtor_id }) => debtor_id === row.id);
    const told = (act: NextAct | undefined) => {
      const { what, when } = act ? brief(act) : { what: '', when: '' };
      return [what, when].filter(Boolean).join(' · ');
    };
    return [
      {
        id: 'name',
        header: t('fields.debtor'),
        cell: (row) => row.name,
        sort: 'name',
        primary: true,
        width: 250,
      },
      {
        id: 'document',
        header: t('fields.document'),
        cell: (row) => <bdi dir="ltr">{text(writtenDocument(row.national_id_type, row.national_id))}</bdi>,
        width: 130,
      },
      {
        id: 'phone',
        header: t('fields.phone'),
        cell: (row) => <bdi dir="ltr">{text(writtenPhone(row.phone))}</bdi>,
        width: 140,
        hidden: true,
      },
      {
        id: 'balance',
        header: t('fields.balance'),
        cell: (row) => <Amounts inline amounts={owedBy(row)} />,
        fits: (row) => owed(row),
        ...(sums && { sort: 'balance' }),
        align: 'end',
        width: 130,
      },
      {
        id: 'dpd',
        header: t('fields.dpd'),
        cell: (row) => count(row.dpd),
        sort: 'dpd',
        align: 'end',
        width: 150,
      },
      { id: 'bucket', header: t('fields.bucket'), cell: (row) => bucket(row.bucket_id) ?? '', width: 90 },
      {
        id: 'status',
        header: t('fields.status'),
        cell: (row) => (
          <StatusBadge tone={debtorTone[row.status]}>{t(`debtorStatus.${row.status}`)}</StatusBadge>
        ),
        width: 190,
      },
      {
        id: 'next',
        header: t('list.next'),
        cell: (row) => {
          const act = actOf(row);
          return (
            <span
              className={mergeClasses(!act?.ready && styles.quiet)}
              title={(act && why(act)) || undefined}
            >
              {told(act)}
            </span>
          );
        },
        fits: (row) => told(actOf(row)),
        width: 190,
      },
      {
        id: 'tried',
        header: t('list.lastContact'),
        cell: (row) =>
          row.tried_at ? (
            <>
              <DateText value={row.tried_at} shape="relative" />
              {row.last_reach && ` · ${t(`reach.${row.last_reach}`)}`}
            </>
          ) : (
            <span className={styles.quiet}>{t('list.never')}</span>
          ),
        width: 170,
      },
      { id: 'tags', header: t('fields.tags'), cell: (row) => <TagList tags={row.tags} />, width: 120 },
      {
        id: 'assignee',
        header: t('fields.assignee'),
        cell: (row) =>
          row.assignee_id ? (
            text(person(row.assignee_id))
          ) : (
            <span className={styles.quiet}>{t('debtors.nobody')}</span>
          ),
        width: 160,
      },
      {
        id: 'portfolio',
        header: t('fields.portfolio'),
        cell: (row) => text(portfolio(row.portfolio_id)),
        width: 180,
        hidden: true,
      },
    ];
  }, [t, count, text, owed, sums, acts, brief, why, buckets, people, portfolios, styles]);
}
