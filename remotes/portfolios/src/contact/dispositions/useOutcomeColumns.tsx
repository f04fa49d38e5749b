import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { type Column, StatusBadge } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { Disposition } from '../../api/types';
import { useLabel } from '../words';

const useStyles = makeStyles({
  group: { fontWeight: tokens.fontWeightSemibold },
  one: { paddingInlineStart: tokens.spacingHorizontalXL },
});

/** The columns of the outcomes, and how one is called. */
export function useOutcomeColumns() {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const label = useLabel();
  return useMemo(() => {
    const nameOf = (one: Disposition) => label(one.labels);
    const does = (one: Disposition) =>
      [
        one.phone_status && t(`phoneStatus.${one.phone_status}`),
        one.debtor_flag && t(`flag.${one.debtor_flag}`),
        ...one.requires.map((need) => t(`need.${need}`)),
      ]
        .filter(Boolean)
        .join(' · ');
    const columns: Column<Disposition>[] = [
      {
        id: 'name',
        header: t('outcomes.one'),
        cell: (row) => <span className={row.group ? styles.group : styles.one}>{nameOf(row)}</span>,
        primary: true,
        width: 240,
      },
      {
        id: 'key',
        header: t('outcomes.key'),
        cell: (row) => (row.group ? '' : row.key.toUpperCase()),
        width: 72,
      },
      {
        id: 'reach',
        header: t('outcomes.reached'),
        cell: (row) => (row.group ? '' : t(`reach.${row.reach}`)),
        width: 110,
      },
      { id: 'does', header: t('outcomes.does'), cell: does, width: 220 },
      {
        id: 'status',
        header: t('fields.status'),
        cell: (row) => row.retired && <StatusBadge tone="paused">{t('outcomes.retired')}</StatusBadge>,
        width: 110,
      },
    ];
    return { columns, nameOf, does };
  }, [t, label, styles]);
}
