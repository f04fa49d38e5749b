import { makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, DetailPage, Skeletons, useNarrow } from '@recobro/sdk/ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { PeriodBar } from './PeriodBar';
import { ReportActions } from './ReportActions';
import { REPORTS, type ReportName, type ReportParams, useReportParams } from './useReportParams';

const useStyles = makeStyles({
  tabs: { flexWrap: 'wrap', marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` }, // the words stand below the title
});

/** What a report is drawn of. */
interface ReportProps {
  params: ReportParams;
}

const SHOWN: Record<ReportName, ComponentType<ReportProps>> = {
  figures: lazy(() => import('./FiguresReport').then((m) => ({ default: m.FiguresReport }))),
  ageing: lazy(() => import('./AgeingReport').then((m) => ({ default: m.AgeingReport }))),
  roll: lazy(() => import('./RollReport').then((m) => ({ default: m.RollReport }))),
  liquidation: lazy(() => import('./LiquidationReport').then((m) => ({ default: m.LiquidationReport }))),
  team: lazy(() => import('./TeamReport').then((m) => ({ default: m.TeamReport }))),
  promises: lazy(() => import('./PromisesReport').then((m) => ({ default: m.PromisesReport }))),
  contactability: lazy(() =>
    import('./ContactabilityReport').then((m) => ({ default: m.ContactabilityReport })),
  ),
};

/** What the work came to: one report at a time, of days and people that are chosen; all of it in the URL. */
export function ReportsPage() {
  const { t } = useTranslation('portfolios');
  const params = useReportParams();
  const Report = SHOWN[params.report];
  return (
    <DetailPage title={t('figures.title')} actions={<ReportActions params={params} />}>
      <ReportTabs params={params} />
      <PeriodBar params={params} />
      <Suspense fallback={<Skeletons rows={6} when />}>
        <Report params={params} />
      </Suspense>
    </DetailPage>
  );
}

function ReportTabs({ params: { report, set } }: ReportProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const narrow = useNarrow();
  const show = (next: ReportName) => void set({ report: next });
  if (narrow)
    return (
      <Choose
        aria-label={t('figures.which')}
        value={report}
        choices={choicesOf(t, 'figures.reports', REPORTS)}
        onChoose={show}
      />
    );
  return (
    <TabList
      className={styles.tabs}
      aria-label={t('figures.which')}
      selectedValue={report}
      onTabSelect={(_, { value }) => show(value as ReportName)}
    >
      {REPORTS.map((one) => (
        <Tab key={one} value={one}>
          {t(`figures.reports.${one}`)}
        </Tab>
      ))}
    </TabList>
  );
}
