import { useWrite } from '../api/client';
import { useLeaving } from './useLeaving';

/** Goes on in another company of one's own: a new session, so a new page. */
export function useTenantSwitch() {
  const leaving = useLeaving();
  const { mutateAsync, isPending, isSuccess, error } = useWrite('POST', '/api/v1/me/tenant', {
    onSuccess: () => location.assign('/'),
  });
  const enter = (tenant: string) => void leaving(() => mutateAsync({ body: { tenant } })).catch(() => {}); // a toast has said why
  return { enter, isPending, isSuccess, error };
}
