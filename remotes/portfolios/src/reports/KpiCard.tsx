import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { FigureCard, useInOrder } from '@recobro/sdk/ui';
import { Fragment } from 'react';
import type { ReportFigure } from '../api/types';
import { Definition } from './Definition';
import { useFigureWords } from './figure';
import { listBehind } from './kpis';
import type { Days } from './period';

const useStyles = makeStyles({
  line: { display: 'block' },
  rate: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  currency: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
    marginInlineStart: tokens.spacingHorizontalXS,
  },
});

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
  const known = useKnown(figures);
  const [first] = figures;
  if (!first) return null;
  const { id, kind } = first;
  const money = kind === 'money';
  const several = figures.length > 1;
  const told = (figure: ReportFigure) => {
    const was = figure.before === null ? '' : t('figures.was', { value: value(figure, figure.before) });
    const words = [change(figure), was].filter(Boolean).join(' · ');
    return words && several && !money ? `${figure.currency} ${words}` : words;
  };
  const notes = (several ? known : figures).map(told).filter(Boolean);
  return (
    <FigureCard
      label={t(`kpi.${id}.name`)}
      figure={
        several && known.length > 0 ? (
          <Rates figures={known} />
        ) : (
          <bdi>{value(first, several ? null : first.value)}</bdi>
        )
      }
      amounts={
        money && known.length > 0
          ? known.map(({ value: minor, currency }) => ({ minor: minor ?? 0, currency }))
          : undefined
      }
      note={
        notes.length > 0 &&
        notes.map((note, at) => (
          <Fragment key={note}>
            {at > 0 && <br />}
            <bdi>{note}</bdi>
          </Fragment>
        ))
      }
      to={listBehind(id, days, users)}
      about={<Definition id={id} figures={figures} />}
    />
  );
}

/** Those that have a value, the tenant's own currency first. */
function useKnown(figures: ReportFigure[]): ReportFigure[] {
  const order = useInOrder(figures.map(({ currency }) => ({ currency, minor: 0 })));
  const place = ({ currency }: ReportFigure) => order.findIndex((one) => one.currency === currency);
  return figures.filter(({ value }) => value !== null).sort((a, b) => place(a) - place(b));
}

/** The same rate in several currencies, a line for each. */
function Rates({ figures }: { figures: ReportFigure[] }) {
  const styles = useStyles();
  const { value } = useFigureWords();
  return figures.map((one) => (
    <span key={one.currency} className={styles.line}>
      <bdi className={styles.rate}>{value(one, one.value)}</bdi>
      <span className={styles.currency}>{one.currency}</span>
    </span>
  ));
}
