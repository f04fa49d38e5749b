import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, BuildingRegular } from '@fluentui/react-icons';
import { useApi, useCan, useQuery, useSession, useToasts, useTranslation } from '@recobro/sdk';
import {
  DataTable,
  EmptyState,
  ListPage,
  NoPermission,
  Pagination,
  type RowAction,
  SearchField,
  useListParams,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import { CreateTenantPanel } from './CreateTenantPanel';
import { EnterTenantPanel } from './EnterTenantPanel';
import { type TenantLine, tenantsOptions, useSuspendTenant } from './queries';
import { SuspendTenant } from './SuspendTenant';
import { TenantState } from './TenantState';
import { useTenantColumns } from './useTenantColumns';

const SHAPE = { sorts: ['name', 'created_at', 'country'], filters: [] } as const;

const useStyles = makeStyles({
  line: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalS, minWidth: 0 },
  second: { color: tokens.colorNeutralForeground3 },
});

/** The companies of the installation, for who runs it: how much each is used, and the ways to act on it. */
export function TenantsPage() {
  const can = useCan();
  return can('core.tenants:read') ? <Tenants /> : <NoPermission page />;
}

type Opened = { what: 'enter' | 'suspend'; tenant: TenantLine };

function Tenants() {
  const styles = useStyles();
  const { t } = useTranslation();
  const can = useCan();
  const { me } = useSession();
  const params = useListParams(SHAPE);
  const columns = useTenantColumns();
  const resume = useResume();
  const [creating, setCreating] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { page, pageSize, sort } = params;
  const query = useQuery(tenantsOptions(useApi(), { page, pageSize, sort, filter: params.q || undefined }));
  const rows = query.data && (query.data.data ?? []);
  const meta = query.data?.meta;
  const actions = (tenant: TenantLine): RowAction[] => {
    if (tenant.id === me.tenant.id || tenant.id === me.visit?.home.id) return [];
    const enter = { id: 'enter', label: t('tenants.enter'), run: () => setOpened({ what: 'enter', tenant }) };
    if (tenant.suspended_at) return [{ id: 'resume', label: t('tenants.resume'), run: () => resume(tenant) }];
    return [
      ...(can('core.tenants:enter') ? [enter] : []),
      { id: 'suspend', label: t('tenants.suspend'), run: () => setOpened({ what: 'suspend', tenant }) },
    ];
  };
  return (
    <>
      <ListPage
        title={t('tenants.title')}
        total={meta?.total}
        actions={
          can('core.tenants:create') && (
            <Button appearance="primary" icon={<AddRegular />} onClick={() => setCreating(true)}>
              {t('tenants.create')}
            </Button>
          )
        }
        filters={<SearchField label={t('tenants.search')} value={params.q} onSearch={params.setQ} />}
        foot={
          meta &&
          meta.total > 0 && <Pagination {...meta} onPage={params.setPage} onPageSize={params.setPageSize} />
        }
      >
        <DataTable<TenantLine>
          id="tenants"
          label={t('tenants.title')}
          columns={columns}
          rows={rows}
          stale={query.isPlaceholderData}
          error={rows ? undefined : query.error}
          onRetry={() => void query.refetch()}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          actions={actions}
          sort={sort}
          onSort={params.setSort}
          expected={pageSize}
          empty={
            <EmptyState
              icon={<BuildingRegular />}
              title={t('tenants.none')}
              reason={t('tenants.noneReason')}
              action={<Button onClick={params.clear}>{t('tenants.clear')}</Button>}
            />
          }
          compact={(tenant) => (
            <span>
              <span className={styles.line}>
                <Text weight="semibold" truncate wrap={false}>
                  {tenant.name}
                </Text>
                <TenantState tenant={tenant} />
              </span>
              <Text size={200} className={styles.second}>
                {`${t('tenants.people')}: ${tenant.figures.people} · ${t('tenants.active')}: ${tenant.figures.active_people}`}
              </Text>
            </span>
          )}
        />
      </ListPage>
      <CreateTenantPanel open={creating} onClose={() => setCreating(false)} />
      <EnterTenantPanel tenant={opened?.what === 'enter' ? opened.tenant : undefined} onClose={close} />
      {opened?.what === 'suspend' && <SuspendTenant tenant={opened.tenant} onClose={close} />}
    </>
  );
}

/** Lets a company's people in again. */
function useResume(): (tenant: TenantLine) => void {
  const { t } = useTranslation();
  const toasts = useToasts();
  const { mutateAsync } = useSuspendTenant();
  return ({ id, name }) =>
    void mutateAsync({ id }).then(
      () => toasts.success(t('tenants.wasResumed', { name })),
      (refusal: unknown) =>
        toasts.error(refusal instanceof Error ? refusal.message : t('errors.somethingWentWrong')),
    );
}
