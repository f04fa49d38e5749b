import { data, useApi, useMutation } from '@recobro/sdk';

/** Goes on in another company of one's own: a new session, so a new page. */
export function useTenantSwitch() {
  const { api } = useApi();
  return useMutation({
    mutationFn: (tenant: string) => data(api.POST('/api/v1/me/tenant', { body: { tenant } })),
    onSuccess: () => location.assign('/'),
  });
}
