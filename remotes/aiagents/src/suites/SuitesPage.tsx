import { Button } from '@fluentui/react-components';
import { AddRegular, ClipboardTaskRegular, PlayRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import {
  type Column,
  DataTable,
  EmptyState,
  ListPage,
  StatusBadge,
  TwoLines,
  useFormats,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead } from '../api/client';
import type { Suite } from '../api/types';
import { NewSuite } from './NewSuite';
import { RunNow } from './RunNow';
import { useSuiteName } from './useSuiteName';

/** The suites that versions are tried on, with what came of them last. */
export function SuitesPage() {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const read = useRead('/api/v1/ai-agents/suites', {});
  const [open, setOpen] = useState<'new' | 'run'>();
  const name = useSuiteName();
  const actions = can('aiagents.agents:test') && (
    <>
      <Button icon={<AddRegular />} onClick={() => setOpen('new')}>
        {t('suites.add')}
      </Button>
      <Button appearance="primary" icon={<PlayRegular />} onClick={() => setOpen('run')}>
        {t('suites.run')}
      </Button>
    </>
  );
  return (
    <>
      <ListPage title={t('suites.title')} total={read.data?.length} actions={actions}>
        <DataTable
          id="ai-suites"
          label={t('suites.title')}
          columns={useColumns()}
          rows={read.data}
          error={read.data ? undefined : read.error}
          onRetry={() => void read.refetch()}
          rowId={(suite) => suite.id}
          rowName={name}
          href={(suite) => `/ai-agents/suites/${suite.id}`}
          expected={3}
          empty={<EmptyState icon={<ClipboardTaskRegular />} title={t('suites.none')} />}
          compact={(suite) => (
            <TwoLines name={name(suite)} aside={<LastOf suite={suite} />}>
              {t('suites.casesN', { count: suite.cases })}
            </TwoLines>
          )}
        />
      </ListPage>
      {open === 'new' && <NewSuite onClose={() => setOpen(undefined)} />}
      {open === 'run' && <RunNow onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** What came of a suite last. */
function LastOf({ suite }: { suite: Suite }) {
  const { t } = useTranslation('aiagents');
  const last = suite.last?.[0];
  if (!last) return <StatusBadge tone="neutral">{t('suites.untried')}</StatusBadge>;
  const held = suite.zero ? last.passed === last.total : last.passed * 100 >= last.total * suite.floor;
  return (
    <StatusBadge tone={held ? 'success' : 'danger'}>
      {t('suites.lastOf', { n: last.n, passed: last.passed, total: last.total })}
    </StatusBadge>
  );
}

function useColumns(): Column<Suite>[] {
  const { t } = useTranslation('aiagents');
  const { count, percent } = useFormats();
  const name = useSuiteName();
  return [
    { id: 'name', header: t('fields.name'), primary: true, cell: name, width: 260 },
    { id: 'cases', header: t('suites.cases'), cell: (suite) => count(suite.cases), align: 'end', width: 100 },
    {
      id: 'floor',
      header: t('suites.floor'),
      cell: (suite) => (suite.zero ? t('suites.all') : percent(suite.floor / 100)),
      align: 'end',
      width: 160,
    },
    { id: 'last', header: t('suites.last'), cell: (suite) => <LastOf suite={suite} />, width: 260 },
  ];
}
