import { useWrite } from './client';

/** Notes that a debtor agreed, or took it back: what the rules allow follows. */
export function useConsenting({ says, onDone }: { says?: () => string; onDone?: () => void } = {}) {
  const noting = { quiet: true, changes: ['/api/v1/deudores' as const] };
  return {
    give: useWrite('POST', '/api/v1/contacts/consents', {
      ...noting,
      ...(says && { says }),
      ...(onDone && { onSuccess: onDone }),
    }),
    revoke: useWrite('POST', '/api/v1/contacts/consents/{id}/revoke', noting),
  };
}
