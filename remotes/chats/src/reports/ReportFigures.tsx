import { useTranslation } from '@recobro/sdk';
import { ErrorState, FigureCard, FigureRow, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { ReportLine } from '../api/types';
import { useLasted } from './useLasted';
import type { Asked } from './useReport';

/** Says nothing, and takes the room of what is to come. */
const UNKNOWN = '\u00a0';

/** What the conversations that the filters leave come to. */
export function ReportFigures({ asked }: { asked: Asked }) {
  const { t } = useTranslation('chats');
  const { data, error, refetch } = useRead(
    '/api/v1/chats/rounds/sums',
    { query: { ...asked, by: 'all' } },
    { quiet: true, placeholderData: (before) => before },
  );
  const figures = useFigures()(data?.[0]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <FigureRow>
      {figures.map(({ id, figure, note, tone }) => (
        <FigureCard
          key={id}
          label={t(`reports.figure.${id}`)}
          figure={<bdi>{figure}</bdi>}
          note={note}
          tone={tone}
        />
      ))}
    </FigureRow>
  );
}

interface Figure {
  id: 'rounds' | 'first' | 'solve' | 'rating';
  figure: string;
  note: string;
  tone?: 'danger' | undefined;
}

function useFigures() {
  const { t } = useTranslation('chats');
  const { count, percent, locale } = useFormats();
  const lasted = useLasted();
  const one = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const share = (kept: number, broken: number) =>
    kept + broken > 0 ? t('reports.inTime', { share: percent(kept / (kept + broken)) }) : UNKNOWN;
  const mean = (minutes: number | null) => lasted(minutes) || '–';
  return (sums: ReportLine | undefined): Figure[] => {
    if (!sums)
      return (['rounds', 'first', 'solve', 'rating'] as const).map((id) => ({
        id,
        figure: UNKNOWN,
        note: UNKNOWN,
      }));
    const { first_kept, first_broken, solve_kept, solve_broken } = sums;
    return [
      {
        id: 'rounds',
        figure: count(sums.rounds),
        note: t('reports.resolved', { count: sums.resolved, shown: count(sums.resolved) }),
      },
      {
        id: 'first',
        figure: mean(sums.first_minutes),
        note: share(first_kept, first_broken),
        tone: first_broken > first_kept ? 'danger' : undefined,
      },
      {
        id: 'solve',
        figure: mean(sums.solve_minutes),
        note: share(solve_kept, solve_broken),
        tone: solve_broken > solve_kept ? 'danger' : undefined,
      },
      {
        id: 'rating',
        figure: sums.rated > 0 ? one.format(sums.rating) : '–',
        note: t('reports.said', { count: sums.rated, shown: count(sums.rated) }),
      },
    ];
  };
}
