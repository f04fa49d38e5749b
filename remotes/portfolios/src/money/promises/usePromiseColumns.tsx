import { makeStyles, tokens } from '@fluentui/react-components';
import { usePeople, useTranslation } from '@recobro/sdk';
import { Amount, type Column, DateText, RecordName, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { Vow } from '../../api/types';
import { DueDay } from './DueDay';
import { promiseTone } from './status';

const useStyles = makeStyles({
  quote: {
    color: tokens.colorNeutralForeground3,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** The columns of the list of promises; the day on which they were made is one where the list is about it. */
export function usePromiseColumns(byMaking: boolean): Column<Vow>[] {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { text, amountOrZero, percent } = useFormats();
  const people = usePeople().data;
  return useMemo(() => {
    const person = (id: string) => people?.find((one) => one.id === id)?.display_name;
    return [
      {
        id: 'debtor',
        header: t('fields.debtor'),
        cell: (row) => <RecordName of="portfolios.debtor" id={row.debtor_id} plain />,
        primary: true,
        width: 230,
      },
      {
        id: 'due_on',
        header: t('promises.dueOn'),
        cell: (row) => <DueDay promise={row} />,
        sort: 'due_on',
        width: 220,
      },
      {
        id: 'made_on',
        header: t('promises.made'),
        cell: (row) => <DateText value={row.made_on} shape="date" />,
        sort: 'made_on',
        width: 120,
        hidden: !byMaking,
      },
      {
        id: 'amount',
        header: t('promises.amount'),
        cell: (row) => <Amount minor={row.amount} currency={row.currency} />,
        fits: (row) => amountOrZero(row.amount, { currency: row.currency }),
        sort: 'amount',
        align: 'end',
        width: 130,
      },
      {
        id: 'appropriated',
        header: t('promises.paid'),
        cell: (row) => percent(row.kept_share / 10_000),
        align: 'end',
        width: 90,
      },
      {
        id: 'status',
        header: t('fields.status'),
        cell: (row) => (
          <StatusBadge tone={promiseTone[row.status]}>{t(`promiseStatus.${row.status}`)}</StatusBadge>
        ),
        width: 170,
      },
      {
        id: 'evidence',
        header: t('promises.evidence'),
        cell: (row) =>
          row.evidence.quote ? (
            <span className={styles.quote} title={row.evidence.quote}>
              {t('promises.quote', { quote: row.evidence.quote })}
            </span>
          ) : (
            ''
          ),
        width: 230,
      },
      { id: 'owner', header: t('promises.owner'), cell: (row) => text(person(row.owner_id)), width: 160 },
      {
        id: 'channel',
        header: t('promises.channel'),
        cell: (row) => t(`promiseChannel.${row.channel}`),
        width: 140,
        hidden: true,
      },
    ];
  }, [t, text, amountOrZero, percent, people, styles, byMaking]);
}
