import { useTranslation } from '@recobro/sdk';
import { type Column, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { PromiseType } from '../../api/types';
import { USUAL } from './draft';

/** The columns of the types of promise, and how a type is called and told in a line. */
export function useTypeColumns() {
  const { t } = useTranslation('portfolios');
  const { count, locale } = useFormats();
  return useMemo(() => {
    const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    const percent = (hundredths: number) => share.format(hundredths / 10_000);
    const nameOf = ({ id, name }: PromiseType) =>
      id === USUAL && name === 'Usual' ? t('types.usual') : name;
    const days = (shown: number) => t('types.days', { count: shown, shown: count(shown) });
    const waits = (row: PromiseType) =>
      t('types.waits', { grace: days(row.grace_days), share: percent(row.threshold) });
    const columns: Column<PromiseType>[] = [
      { id: 'name', header: t('fields.name'), cell: nameOf, primary: true, width: 170 },
      {
        id: 'grace',
        header: t('types.col.grace'),
        cell: (row) => days(row.grace_days),
        align: 'end',
        width: 92,
      },
      {
        id: 'threshold',
        header: t('types.col.threshold'),
        cell: (row) => percent(row.threshold),
        align: 'end',
        width: 92,
      },
      {
        id: 'most',
        header: t('types.col.most'),
        cell: (row) => count(row.most_open),
        align: 'end',
        width: 92,
      },
      {
        id: 'furthest',
        header: t('types.col.furthest'),
        cell: (row) => days(row.furthest_days),
        align: 'end',
        width: 92,
      },
      {
        id: 'reopen',
        header: t('types.col.reopen'),
        cell: (row) => days(row.reopen_days),
        align: 'end',
        width: 92,
      },
      {
        id: 'status',
        header: t('fields.status'),
        cell: (row) => (
          <StatusBadge tone={row.retired ? 'paused' : 'success'}>
            {t(row.retired ? 'types.ended' : 'types.used')}
          </StatusBadge>
        ),
        width: 110,
      },
    ];
    return { columns, nameOf, waits };
  }, [t, count, locale]);
}
