import { parseAsInteger, parseAsString, useCan, useQueryStates } from '@recobro/sdk';
import { NoPermission } from '@recobro/sdk/ui';
import { RunPanel } from './RunPanel';
import { RunsSection } from './RunsSection';
import { SchedulesSection } from './SchedulesSection';

const search = { schedule: parseAsString, run: parseAsString, page: parseAsInteger.withDefault(1) };

/** Exports that are made by themselves: what, when, for whom, and the files that were made. */
export function ReportsPage() {
  const can = useCan();
  const [{ schedule, run, page }, go] = useQueryStates(search, { history: 'push' });
  if (!can('core.reports:read')) return <NoPermission />;
  const editable = can('core.reports:export');
  return (
    <>
      <SchedulesSection editable={editable} onHistory={(id) => void go({ schedule: id, page: null })} />
      <RunsSection
        schedule={schedule}
        page={page}
        editable={editable}
        onPage={(next) => void go({ page: next })}
        onAll={() => void go({ schedule: null, page: null })}
        onOpen={(id) => void go({ run: id })}
      />
      <RunPanel id={run} editable={editable} onClose={() => void go({ run: null })} />
    </>
  );
}
