import { useTranslation } from '@recobro/sdk';
import { useRead } from '../api/client';
import { FigureGroup } from './FigureGroup';
import { grouped } from './kpis';
import { Told } from './Told';
import { periodOf, type ReportParams } from './useReportParams';

/** The figures of a period by what they are about, each beside what it was in the days before. */
export function FiguresReport({ params }: { params: ReportParams }) {
  const { t } = useTranslation('portfolios');
  const read = useRead(
    '/api/v1/reports/figures',
    { query: periodOf(params) },
    { placeholderData: (before) => before },
  );
  return (
    <Told read={read} empty={({ figures }) => figures.length === 0}>
      {({ figures, period }) =>
        grouped(figures).map(({ group, kinds }) => (
          <FigureGroup
            key={group}
            title={t(`figures.groups.${group}`)}
            kinds={kinds}
            days={period}
            users={params.user}
          />
        ))
      }
    </Told>
  );
}
