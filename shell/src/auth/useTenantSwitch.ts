import { useWrite } from '../api/client';

/** Goes on in another company of one's own: a new session, so a new page. */
export function useTenantSwitch() {
  return useWrite('POST', '/api/v1/me/tenant', { onSuccess: () => location.assign('/') });
}
