import { useTranslation } from '@recobro/sdk';
import { type Column, DateText, RecordName, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { KeptTest } from '../api/types';

const TONES = { good: 'success', fair: 'warning', poor: 'danger', failed: 'danger' } as const;

/** The figures of a test, as the telephone tells them of a call. */
export const figuresOf = ({ loss, jitter_ms, round_trip_ms }: KeptTest) => ({
  loss,
  jitter: jitter_ms,
  roundTrip: round_trip_ms,
});

/** The columns of the list of tests; whose each is only where there are several people's. */
export function useTestColumns(all: boolean): Column<KeptTest>[] {
  const { t } = useTranslation('calls');
  const { count, percent } = useFormats();
  return useMemo(() => {
    const columns: (Column<KeptTest> | false)[] = [
      {
        id: 'when',
        header: t('calls.when'),
        cell: (row) => <DateText value={row.created_at} shape="datetime" />,
        primary: true,
        width: 170,
      },
      all && {
        id: 'who',
        header: t('calls.who'),
        cell: (row) => <RecordName of="core.user" id={row.user_id} plain />,
        width: 160,
      },
      { id: 'kind', header: t('tests.what'), cell: (row) => t(`tests.kind.${row.kind}`), width: 160 },
      {
        id: 'verdict',
        header: t('tests.result'),
        cell: (row) => (
          <StatusBadge tone={TONES[row.verdict]}>{t(`tests.verdict.${row.verdict}`)}</StatusBadge>
        ),
        width: 150,
      },
      {
        id: 'loss',
        header: t('tests.loss'),
        cell: (row) => percent(row.loss / 100),
        align: 'end',
        width: 100,
      },
      {
        id: 'jitter',
        header: t('tests.jitter'),
        cell: (row) => count(row.jitter_ms),
        align: 'end',
        width: 120,
      },
      {
        id: 'roundTrip',
        header: t('tests.roundTrip'),
        cell: (row) => (row.round_trip_ms > 0 ? count(row.round_trip_ms) : ''),
        align: 'end',
        width: 140,
      },
      { id: 'device', header: t('tests.device'), cell: (row) => row.device, width: 200 },
    ];
    return columns.filter((one) => one !== false);
  }, [t, count, percent, all]);
}
