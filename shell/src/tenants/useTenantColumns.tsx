import { useLanguage, useTranslation } from '@recobro/sdk';
import { type Column, DateText, useFormats } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import type { TenantLine } from '../api/schema.gen';
import { TenantState } from './TenantState';

/** The columns of the list of companies. */
export function useTenantColumns(): Column<TenantLine>[] {
  const { t } = useTranslation();
  const { count } = useFormats();
  const language = useLanguage();
  return useMemo(() => {
    const countries = new Intl.DisplayNames(language, { type: 'region' });
    const figure = (id: 'people' | 'active_people' | 'modules_on', header: string, width: number) => ({
      id,
      header,
      width,
      align: 'end' as const,
      cell: ({ figures }: TenantLine) => count(figures[id]),
      fits: ({ figures }: TenantLine) => count(figures[id]),
    });
    return [
      {
        id: 'name',
        header: t('tenants.name'),
        cell: ({ name }) => name,
        primary: true,
        sort: 'name',
        width: 240,
      },
      {
        id: 'state',
        header: t('tenants.state'),
        cell: (tenant) => <TenantState tenant={tenant} />,
        width: 150,
      },
      {
        id: 'country',
        header: t('tenants.country'),
        cell: ({ country, currency }) => `${countries.of(country) ?? country} · ${currency}`,
        sort: 'country',
        width: 150,
      },
      figure('people', t('tenants.people'), 100),
      figure('active_people', t('tenants.active'), 150),
      figure('modules_on', t('tenants.modules'), 120),
      {
        id: 'last',
        header: t('tenants.last'),
        cell: ({ figures }) =>
          figures.last_activity_at ? (
            <DateText value={figures.last_activity_at} shape="relative" />
          ) : (
            t('tenants.never')
          ),
        width: 150,
      },
    ];
  }, [t, count, language]);
}
