import { Button } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons';
import { of, useCan, useNavigate, useParams, useTranslation } from '@recobro/sdk';
import {
  type Column,
  ConfirmDialog,
  DataTable,
  DetailPage,
  DetailSkeleton,
  EmptyState,
  ErrorState,
  Section,
  StatusBadge,
  TwoLines,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../api/client';
import type { Case, Suite } from '../api/types';
import { Expected } from './Expected';
import { RunNow } from './RunNow';
import { useShown } from './useShown';
import { useSuiteName } from './useSuiteName';

/** One suite: its cases, where they are from and what they expect. */
export function SuitePage() {
  const { t } = useTranslation('aiagents');
  const name = useSuiteName();
  const columns = useColumns();
  const { id = '' } = useParams();
  const suite = useRead('/api/v1/ai-agents/suites/{id}', { path: { id } });
  const cases = useRead('/api/v1/ai-agents/suites/{id}/cases', { path: { id } });
  const [key, close] = useShown();
  const shown = cases.data?.find((one) => one.key === key);
  const back = { to: '/ai-agents/suites', label: t('suites.title') };
  const error = suite.error ?? cases.error;
  const again = () => void Promise.all([suite.refetch(), cases.refetch()]);
  if (error && !(suite.data && cases.data))
    return <ErrorState page error={error} onRetry={again} back={back} />;
  if (!suite.data || !cases.data) return <DetailSkeleton />;
  return (
    <DetailPage
      back={back}
      title={name(suite.data)}
      meta={<Meta suite={suite.data} />}
      actions={<Acts suite={suite.data} />}
    >
      <Section title={t('suites.cases')} count={String(cases.data.length)} flush>
        <DataTable
          id="ai-suite-cases"
          label={t('suites.cases')}
          columns={columns}
          rows={cases.data}
          rowId={(one) => one.key}
          rowName={(one) => one.title}
          href={(one) => `/ai-agents/suites/${id}?case=${encodeURIComponent(one.key)}`}
          empty={<EmptyState title={t('suites.noCases')} reason={t('suites.noCasesWhy')} />}
          compact={(one) => (
            <TwoLines name={one.title} aside={t(`language.${one.language}`)}>
              {t(`persona.${one.persona}`)}
            </TwoLines>
          )}
        />
      </Section>
      {shown && <Expected one={shown} suite={suite.data} onClose={close} />}
    </DetailPage>
  );
}

function Meta({ suite }: { suite: Suite }) {
  const { t } = useTranslation('aiagents');
  return (
    <>
      {suite.built_in && <StatusBadge tone="neutral">{t('origin.built_in')}</StatusBadge>}
      <span>{suite.zero ? t('suites.zero') : t('suites.floorOf', { floor: suite.floor })}</span>
    </>
  );
}

function Acts({ suite }: { suite: Suite }) {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const name = useSuiteName();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'run' | 'delete'>();
  const remove = useWrite('DELETE', '/api/v1/ai-agents/suites/{id}', { says: () => t('suites.removed') });
  if (!can('aiagents.agents:test')) return null;
  return (
    <>
      {!suite.built_in && <Button onClick={() => setOpen('delete')}>{t('suites.remove')}</Button>}
      <Button
        appearance="primary"
        icon={<PlayRegular />}
        disabled={suite.cases === 0}
        onClick={() => setOpen('run')}
      >
        {t('suites.run')}
      </Button>
      {open === 'run' && <RunNow suite={suite.id} onClose={() => setOpen(undefined)} />}
      <ConfirmDialog
        open={open === 'delete' ? suite : undefined}
        title={t('suites.removeTitle', { name: name(suite) })}
        action={t('suites.remove')}
        onConfirm={async (known) => {
          await remove.mutateAsync(of(known));
          await navigate('/ai-agents/suites');
        }}
        onClose={() => setOpen(undefined)}
      >
        {t('suites.removeWhy')}
      </ConfirmDialog>
    </>
  );
}

function useColumns(): Column<Case>[] {
  const { t } = useTranslation('aiagents');
  return [
    { id: 'title', header: t('suites.case'), primary: true, cell: (one) => one.title, width: 320 },
    { id: 'persona', header: t('trial.persona'), cell: (one) => t(`persona.${one.persona}`), width: 200 },
    { id: 'language', header: t('trial.language'), cell: (one) => t(`language.${one.language}`), width: 120 },
    { id: 'origin', header: t('suites.origin'), cell: (one) => t(`origin.${one.origin}`), width: 180 },
  ];
}
