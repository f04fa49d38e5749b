import { DataTrendingRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { EntityList, RecordName, TwoLines, useFormats } from '@recobro/sdk/ui';
import { useList } from '../api/client';
import type { Round } from '../api/types';
import { ReportActs } from './ReportActs';
import { ReportFigures } from './ReportFigures';
import { useReport } from './useReport';
import { nameOf, useReportColumns } from './useReportColumns';
import { useReportFilters } from './useReportFilters';

/** How conversations went: what they come to, and a row for each time that one was begun. */
export function ReportPage() {
  const { t } = useTranslation('chats');
  const { instant } = useFormats();
  const { params, asked } = useReport();
  const { page, pageSize, sort } = params;
  const query = useList('/api/v1/chats/rounds', { query: { ...asked, page, pageSize, sort } });
  return (
    <EntityList
      id="chat-rounds"
      title={t('reports.title')}
      query={query}
      params={params}
      filters={useReportFilters(params)}
      columns={useReportColumns()}
      pageActions={<ReportActs asked={asked} />}
      lead={<ReportFigures asked={asked} />}
      rowName={nameOf}
      href={(row) => `/chats/${row.conversation_id}`}
      none={{ icon: <DataTrendingRegular />, title: t('reports.none'), reason: t('reports.noneReason') }}
      compact={(row) => (
        <TwoLines name={<Who round={row} />} aside={instant(row.begun_at, 'relative')}>
          {[
            row.debtor_id && nameOf(row),
            t(`channel.${row.channel}`),
            row.first_level && t(`reports.level.${row.first_level}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </TwoLines>
      )}
    />
  );
}

/** Whose conversation it was; of nobody's, which. */
function Who({ round }: { round: Round }) {
  if (!round.debtor_id) return nameOf(round);
  return <RecordName of="portfolios.debtor" id={round.debtor_id} plain />;
}
