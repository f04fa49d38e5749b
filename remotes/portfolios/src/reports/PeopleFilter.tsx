import { findPeople, usePeople, useTranslation } from '@recobro/sdk';
import { FilterChips } from '@recobro/sdk/ui';
import type { ReportParams } from './useReportParams';

/** Narrows a report to what some people did. */
export function PeopleFilter({ params: { user, set } }: { params: ReportParams }) {
  const { t } = useTranslation('portfolios');
  const people = usePeople().data ?? [];
  const choose = (chosen: string[]) => void set({ user: chosen.length > 0 ? chosen : null });
  return (
    <FilterChips
      filters={[
        {
          id: 'user',
          label: t('figures.person'),
          options: people.map(({ id, display_name }) => ({ value: id, label: display_name })),
          find: findPeople(),
          multiple: true,
          value: user,
          onChange: choose,
        },
      ]}
      onClearAll={() => choose([])}
    />
  );
}
