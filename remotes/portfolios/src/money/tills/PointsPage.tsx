import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { of, useCan, useTranslation } from '@recobro/sdk';
import {
  type Column,
  DataTable,
  EmptyState,
  FormPanel,
  Section,
  StatusBadge,
  TextField,
  TwoLines,
  useFormats,
} from '@recobro/sdk/ui';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useRead, useWrite } from '../../api/client';
import type { TillPoint } from '../../api/types';

const schema = z.object({
  code: z.string().check(z.trim(), z.regex(/^[0-9A-Z]{1,8}$/, 'invalid')),
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'long 80')),
});

/** The points of sale, each with receipts of its own numbers. */
export function PointsPage() {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const [adding, setAdding] = useState(false);
  const points = useRead('/api/v1/tills/points', {});
  const retire = useWrite('PATCH', '/api/v1/tills/points/{id}');
  const add = useWrite('POST', '/api/v1/tills/points', {
    quiet: true,
    says: ({ name }) => t('points.added', { name }),
  });
  const columns = usePointColumns();
  return (
    <Section
      title={t('points.title')}
      flush
      waiting={points.isPending}
      actions={
        can('portfolios.points:create') && (
          <Button size="small" icon={<AddRegular />} onClick={() => setAdding(true)}>
            {t('points.add')}
          </Button>
        )
      }
    >
      <DataTable
        id="points"
        label={t('points.title')}
        columns={columns}
        rows={points.data}
        error={points.error}
        onRetry={() => void points.refetch()}
        rowId={(point) => point.id}
        rowName={(point) => point.name}
        expected={3}
        fixedColumns
        actions={(point) =>
          can('portfolios.points:update') && point.code !== '000'
            ? [
                {
                  id: 'retire',
                  label: t(point.retired ? 'points.use' : 'points.retire'),
                  run: () => retire.mutate({ ...of(point), body: { retired: !point.retired } }),
                },
              ]
            : []
        }
        empty={<EmptyState title={t('points.none')} reason={t('points.noneReason')} />}
        compact={(point) => (
          <TwoLines name={`${point.code} · ${point.name}`} aside="">
            {`${t('points.last')} ${point.last_receipt}`}
          </TwoLines>
        )}
      />
      <FormPanel
        open={adding}
        title={t('points.add')}
        schema={schema}
        values={{ code: '', name: '' }}
        onSubmit={async (body) => {
          await add.mutateAsync({ body });
          setAdding(false);
        }}
        submitLabel={t('points.add')}
        onClose={() => setAdding(false)}
      >
        <TextField name="code" label={t('fields.code')} help={t('points.codeHelp')} required />
        <TextField name="name" label={t('fields.name')} required />
      </FormPanel>
    </Section>
  );
}

function usePointColumns(): Column<TillPoint>[] {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  return useMemo(
    () => [
      { id: 'code', header: t('fields.code'), cell: (row) => row.code, primary: true, width: 120 },
      { id: 'name', header: t('fields.name'), cell: (row) => row.name, width: 280 },
      {
        id: 'last',
        header: t('points.last'),
        cell: (row) => count(row.last_receipt),
        align: 'end',
        width: 150,
      },
      {
        id: 'status',
        header: t('fields.status'),
        cell: (row) => (
          <StatusBadge tone={row.retired ? 'paused' : 'success'}>
            {t(row.retired ? 'points.retired' : 'points.used')}
          </StatusBadge>
        ),
        width: 140,
      },
    ],
    [t, count],
  );
}
