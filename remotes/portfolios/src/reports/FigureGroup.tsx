import { Body1Strong, makeStyles, tokens } from '@fluentui/react-components';
import { FigureRow, stacked } from '@recobro/sdk/ui';
import { useId } from 'react';
import type { ReportFigure } from '../api/types';
import { KpiCard } from './KpiCard';
import type { Days } from './period';

const useStyles = makeStyles({
  group: stacked(tokens.spacingVerticalS),
  title: { margin: 0 },
});

/** Props of FigureGroup. */
interface FigureGroupProps {
  title: string;
  /** Each figure, once for each currency that it has. */
  kinds: ReportFigure[][];
  days: Days;
  users?: string[];
}

/** Figures that belong together. */
export function FigureGroup({ title, kinds, days, users = [] }: FigureGroupProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Body1Strong as="h2" id={id} className={styles.title}>
        {title}
      </Body1Strong>
      <FigureRow>
        {kinds.map((same) => (
          <KpiCard key={same[0]?.id} figures={same} days={days} users={users} />
        ))}
      </FigureRow>
    </section>
  );
}
