import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { of, useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, DataTable, EmptyState, type RowAction, Section, TwoLines } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead, useWrite } from '../../api/client';
import type { Disposition } from '../../api/types';
import { inTree, standing } from './draft';
import { useOutcomeColumns } from './useOutcomeColumns';

const OutcomeEditor = lazy(() => import('./OutcomeEditor').then((code) => ({ default: code.OutcomeEditor })));

/** The outcomes with one of which every contact ends, as a tree. */
export function OutcomesPage() {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const outcomes = useRead('/api/v1/contacts/dispositions', {});
  const { columns, nameOf, does } = useOutcomeColumns();
  const [editing, setEditing] = useState<Disposition | 'new'>();
  const [removing, setRemoving] = useState<Disposition>();
  const remove = useWrite('DELETE', '/api/v1/contacts/dispositions/{id}', {
    quiet: true,
    says: () => t('outcomes.removed'),
  });
  const reload = async () => {
    const latest = (await outcomes.refetch()).data;
    return latest?.find((one) => editing !== 'new' && one.id === editing?.id);
  };
  const actions = useOutcomeActions(setEditing, setRemoving);
  return (
    <Section
      title={t('outcomes.title')}
      flush
      waiting={outcomes.isPending}
      actions={
        can('portfolios.dispositions:create') && (
          <Button size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
            {t('outcomes.add')}
          </Button>
        )
      }
    >
      <DataTable
        id="dispositions"
        label={t('outcomes.title')}
        columns={columns}
        rows={outcomes.data && inTree(outcomes.data).map(({ row }) => row)}
        error={outcomes.error}
        onRetry={() => void outcomes.refetch()}
        rowId={(one) => one.id}
        rowName={nameOf}
        expected={12}
        fixedColumns
        actions={actions}
        empty={<EmptyState title={t('outcomes.none')} />}
        compact={(one) => (
          <TwoLines name={nameOf(one)} aside={one.key.toUpperCase()}>
            {does(one) || t(`reach.${one.reach}`)}
          </TwoLines>
        )}
      />
      {editing && (
        <Suspense>
          <OutcomeEditor
            outcome={editing === 'new' ? undefined : editing}
            groups={(outcomes.data ?? []).filter(({ group }) => group)}
            reload={reload}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={removing}
        title={t('outcomes.removing', { name: removing ? nameOf(removing) : '' })}
        action={t('outcomes.remove')}
        onConfirm={(one) => remove.mutateAsync(of(one))}
        onClose={() => setRemoving(undefined)}
      >
        {t('outcomes.removeMeans')}
      </ConfirmDialog>
    </Section>
  );
}

/** What may be done with an outcome; groups stay as they are. */
function useOutcomeActions(edit: (one: Disposition) => void, remove: (one: Disposition) => void) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const change = useWrite('PUT', '/api/v1/contacts/dispositions/{id}');
  const mayChange = can('portfolios.dispositions:update');
  return (one: Disposition): RowAction[] => {
    if (one.group) return [];
    const retire = () => change.mutate({ ...of(one), body: { ...standing(one), retired: !one.retired } });
    const all = [
      mayChange && { id: 'edit', label: t('edit'), run: () => edit(one) },
      mayChange && { id: 'end', label: t(one.retired ? 'types.use' : 'outcomes.retire'), run: retire },
      can('portfolios.dispositions:delete') && {
        id: 'remove',
        label: t('outcomes.remove'),
        run: () => remove(one),
      },
    ];
    return all.filter((each) => each !== false);
  };
}
