import { Body1Strong, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { FigureRow, stacked } from '@recobro/sdk/ui';
import { useId } from 'react';
import { useRead } from '../api/client';
import type { ReportFigure } from '../api/types';
import { KpiCard } from './KpiCard';
import { grouped } from './kpis';
import type { Days } from './period';
import { Told } from './Told';
import { periodOf, type ReportParams } from './useReportParams';

const useStyles = makeStyles({
  group: stacked(tokens.spacingVerticalS),
  title: { margin: 0 },
});

/** The figures of a period by what they are about, each beside what it was in the days before. */
export function FiguresReport({ params }: { params: ReportParams }) {
  const read = useRead(
    '/api/v1/reports/figures',
    { query: periodOf(params) },
    { placeholderData: (before) => before },
  );
  return (
    <Told read={read} empty={({ figures }) => figures.length === 0}>
      {({ figures, period }) =>
        grouped(figures).map(({ group, kinds }) => (
          <Group key={group} group={group} kinds={kinds} days={period} users={params.user} />
        ))
      }
    </Told>
  );
}

/** Props of Group. */
interface GroupProps {
  group: string;
  kinds: ReportFigure[][];
  days: Days;
  users: string[];
}

function Group({ group, kinds, days, users }: GroupProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Body1Strong as="h2" id={id} className={styles.title}>
        {t(`figures.groups.${group}`)}
      </Body1Strong>
      <FigureRow>
        {kinds.map((same) => (
          <KpiCard key={same[0]?.id} figures={same} days={days} users={users} />
        ))}
      </FigureRow>
    </section>
  );
}
