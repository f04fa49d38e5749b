import { Button } from '@fluentui/react-components';
import { AddRegular, BuildingRegular } from '@fluentui/react-icons';
import { useCan, useSession, useTranslation } from '@recobro/sdk';
import { EntityList, NoPermission, type RowAction, TwoLines, useListParams } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useList, useWrite } from '../api/client';
import type { TenantLine } from '../api/schema.gen';
import { CreateTenantPanel } from './CreateTenantPanel';
import { EnterTenantPanel } from './EnterTenantPanel';
import { SuspendTenant } from './SuspendTenant';
import { TenantState } from './TenantState';
import { useTenantColumns } from './useTenantColumns';

const LIST = { sorts: ['name', 'created_at', 'country'], filters: {} };

/** The companies of the installation, for who runs it: how much each is used, and the ways to act on it. */
export function TenantsPage() {
  const can = useCan();
  return can('core.tenants:read') ? <Tenants /> : <NoPermission page />;
}

type Opened = { what: 'enter' | 'suspend'; tenant: TenantLine };

function Tenants() {
  const { t } = useTranslation();
  const can = useCan();
  const { me } = useSession();
  const params = useListParams(LIST);
  const columns = useTenantColumns();
  const resume = useWrite('DELETE', '/api/v1/tenants/{id}/suspension', {
    says: (_, { path }) => t('tenants.wasResumed', { name: nameOf(path.id) }),
  });
  const [creating, setCreating] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const { page, pageSize, sort, text } = params;
  const query = useList('/api/v1/tenants', {
    query: { page, pageSize, sort, filter: text || undefined },
  });
  const nameOf = (id: string) => query.data?.data.find((tenant) => tenant.id === id)?.name;
  const actions = (tenant: TenantLine): RowAction[] => {
    if (tenant.id === me.tenant.id || tenant.id === me.visit?.home.id) return [];
    const enter = { id: 'enter', label: t('tenants.enter'), run: () => setOpened({ what: 'enter', tenant }) };
    if (tenant.suspended_at)
      return [
        { id: 'resume', label: t('tenants.resume'), run: () => resume.mutate({ path: { id: tenant.id } }) },
      ];
    return [
      ...(can('core.tenants:enter') ? [enter] : []),
      { id: 'suspend', label: t('tenants.suspend'), run: () => setOpened({ what: 'suspend', tenant }) },
    ];
  };
  const none = {
    icon: <BuildingRegular />,
    title: t('tenants.none'),
    reason: t('tenants.noneReason'),
    action: <Button onClick={params.clear}>{t('tenants.clear')}</Button>,
  };
  return (
    <>
      <EntityList<TenantLine>
        id="tenants"
        title={t('tenants.title')}
        query={query}
        params={params}
        search={t('tenants.search')}
        pageActions={
          can('core.tenants:create') && (
            <Button appearance="primary" icon={<AddRegular />} onClick={() => setCreating(true)}>
              {t('tenants.create')}
            </Button>
          )
        }
        columns={columns}
        rowName={({ name }) => name}
        actions={actions}
        none={none}
        nothingFound={none}
        compact={(tenant) => (
          <TwoLines name={tenant.name} aside={<TenantState tenant={tenant} />}>
            {`${t('tenants.people')}: ${tenant.figures.people} · ${t('tenants.active')}: ${tenant.figures.active_people}`}
          </TwoLines>
        )}
      />
      <CreateTenantPanel open={creating} onClose={() => setCreating(false)} />
      <EnterTenantPanel tenant={opened?.what === 'enter' ? opened.tenant : undefined} onClose={close} />
      {opened?.what === 'suspend' && <SuspendTenant tenant={opened.tenant} onClose={close} />}
    </>
  );
}
