import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useCan, useSaveFile, useTranslation } from '@recobro/sdk';
import { LazyMenu, LinkButton } from '@recobro/sdk/ui';
import { ageingDays } from './period';
import { periodOf, type ReportParams } from './useReportParams';

/** What the file of a report is asked for: as the report itself. */
export function askedOf(params: ReportParams): Record<string, unknown> {
  switch (params.report) {
    case 'roll':
    case 'liquidation':
      return { ...params.of, months: params.months };
    case 'ageing':
      return { ...params.of, ...ageingDays(params.period, params.span, params.today) };
    default:
      return periodOf(params);
  }
}

/** Takes the report along as a file, or has it made on a schedule. */
export function ReportActions({ params }: { params: ReportParams }) {
  const { t } = useTranslation('portfolios');
  const save = useSaveFile();
  const take = (format: 'csv' | 'xlsx') =>
    save.mutate({
      path: `/api/v1/reports/${params.report}/export`,
      query: { ...askedOf(params), format },
      name: `${params.report}-${params.span.from}.${format}`,
    });
  if (!useCan()('portfolios.reports:export')) return null;
  return (
    <>
      <LinkButton to="/settings/reports" appearance="subtle">
        {t('figures.schedule')}
      </LinkButton>
      <LazyMenu
        button={
          <Button icon={<ArrowDownloadRegular />} disabledFocusable={save.isPending}>
            {t('figures.export')}
          </Button>
        }
      >
        {({ MenuList, MenuItem }) => (
          <MenuList>
            <MenuItem onClick={() => take('xlsx')}>{t('figures.xlsx')}</MenuItem>
            <MenuItem onClick={() => take('csv')}>{t('figures.csv')}</MenuItem>
          </MenuList>
        )}
      </LazyMenu>
    </>
  );
}
