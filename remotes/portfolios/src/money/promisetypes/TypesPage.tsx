import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { of, useCan, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, DataTable, EmptyState, type RowAction, Section, TwoLines } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead, useWrite } from '../../api/client';
import type { PromiseType } from '../../api/types';
import { USUAL } from './draft';
import { useTypeColumns } from './useTypeColumns';

const TypePanel = lazy(() => import('./TypePanel').then((code) => ({ default: code.TypePanel })));

/** The types of promise: how long each waits, what keeps it, how many there may be and how far ahead. */
export function TypesPage() {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const types = useRead('/api/v1/promesas/types', {});
  const { columns, nameOf, waits } = useTypeColumns();
  const [editing, setEditing] = useState<PromiseType | 'new'>();
  const [removing, setRemoving] = useState<PromiseType>();
  const remove = useWrite('DELETE', '/api/v1/promesas/types/{id}', {
    quiet: true,
    says: () => t('types.removed'),
  });
  const reload = async () => {
    const latest = (await types.refetch()).data;
    return latest?.find((one) => editing !== 'new' && one.id === editing?.id);
  };
  const actions = useTypeActions(setEditing, setRemoving);
  return (
    <Section
      title={t('types.title')}
      flush
      waiting={types.isPending}
      actions={
        can('portfolios.promise_types:create') && (
          <Button size="small" icon={<AddRegular />} onClick={() => setEditing('new')}>
            {t('types.add')}
          </Button>
        )
      }
    >
      <DataTable
        id="promise-types"
        label={t('types.title')}
        columns={columns}
        rows={types.data}
        error={types.error}
        onRetry={() => void types.refetch()}
        rowId={(type) => type.id}
        rowName={nameOf}
        expected={3}
        fixedColumns
        actions={actions}
        empty={<EmptyState title={t('types.none')} reason={t('types.noneReason')} />}
        compact={(type) => (
          <TwoLines name={nameOf(type)} aside={t(type.retired ? 'types.ended' : 'types.used')}>
            {waits(type)}
          </TwoLines>
        )}
      />
      {editing && (
        <Suspense>
          <TypePanel
            type={editing === 'new' ? undefined : editing}
            reload={reload}
            onClose={() => setEditing(undefined)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={removing}
        title={t('types.removing', { name: removing ? nameOf(removing) : '' })}
        action={t('types.remove')}
        onConfirm={(type) => remove.mutateAsync(of(type))}
        onClose={() => setRemoving(undefined)}
      >
        {t('types.removeMeans')}
      </ConfirmDialog>
    </Section>
  );
}

/** What may be done with a type: the usual one is always there. */
function useTypeActions(edit: (type: PromiseType) => void, remove: (type: PromiseType) => void) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const change = useWrite('PATCH', '/api/v1/promesas/types/{id}');
  return (type: PromiseType): RowAction[] => {
    const own = type.id !== USUAL;
    const end = () => change.mutate({ ...of(type), body: { retired: !type.retired } });
    const all = [
      can('portfolios.promise_types:update') && { id: 'edit', label: t('edit'), run: () => edit(type) },
      own &&
        can('portfolios.promise_types:update') && {
          id: 'end',
          label: t(type.retired ? 'types.use' : 'types.end'),
          run: end,
        },
      own &&
        can('portfolios.promise_types:delete') && {
          id: 'remove',
          label: t('types.remove'),
          run: () => remove(type),
        },
    ];
    return all.filter((one) => one !== false);
  };
}
