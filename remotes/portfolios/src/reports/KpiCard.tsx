import { useTranslation } from '@recobro/sdk';
import { FigureCard } from '@recobro/sdk/ui';
import type { ReportFigure } from '../api/types';
import { Definition } from './Definition';
import { useFigureWords } from './figure';
import { listBehind } from './kpis';
import type { Days } from './period';

/** Props of KpiCard. */
export interface KpiCardProps {
  /** The same figure, one for each currency that it has. */
  figures: ReportFigure[];
  /** The days that it is of. */
  days: Days;
  users?: string[];
}

/** A figure of a period with its change, its definition one press away; the card leads to the list behind it. */
export function KpiCard({ figures, days, users = [] }: KpiCardProps) {
  const { t } = useTranslation('portfolios');
  const { value, change } = useFigureWords();
  const [first] = figures;
  if (!first) return null;
  const { id, kind } = first;
  const several = figures.length > 1;
  const named = (figure: ReportFigure, text: string) =>
    several && kind !== 'money' ? `${text} ${figure.currency}` : text;
  const amounts = figures.flatMap(({ value: minor, currency }) =>
    minor === null ? [] : [{ minor, currency }],
  );
  const notes = figures.flatMap((figure) => {
    const changed = change(figure);
    const was = figure.before === null ? '' : t('figures.was', { value: value(figure, figure.before) });
    return changed || was ? [[changed, was].filter(Boolean).join(' · ')] : [];
  });
  return (
    <FigureCard
      label={t(`kpi.${id}.name`)}
      figure={<bdi>{figures.map((one) => named(one, value(one, one.value))).join(' · ')}</bdi>}
      amounts={kind === 'money' && amounts.length > 0 ? amounts : undefined}
      note={several ? notes[0] && notes.join(' / ') : notes[0]}
      to={listBehind(id, days, users)}
      about={<Definition id={id} figures={figures} />}
    />
  );
}
