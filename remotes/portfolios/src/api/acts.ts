import { useToasts, useTranslation } from '@recobro/sdk';
import { useRead, useWrite } from './client';
import type { Debtor, DebtorFlag } from './types';

const SILENCED = [
  '/api/v1/deudores',
  '/api/v1/contacts',
  '/api/v1/queue',
  '/api/v1/eventos-programados',
] as const;

/** What is to be done next with some debtors, and why. */
export const useNextActs = (ids: string[]) =>
  useRead('/api/v1/deudores/next', { query: { id: ids } }, { enabled: ids.length > 0 });

/** Puts flags on a debtor and takes others off; says so, and offers to undo it. */
export function useFlags(debtor: Pick<Debtor, 'id' | 'name'>) {
  const { t } = useTranslation('portfolios');
  const toasts = useToasts();
  const change = useWrite('POST', '/api/v1/deudores/{id}/flags', { quiet: true, changes: [...SILENCED] });
  const path = { id: debtor.id };
  const set = async (put: DebtorFlag[], take: DebtorFlag[]) => {
    const after = await change.mutateAsync({ path, body: { put, take } });
    const told = after.flags.length > 0 ? t('flags.silenced') : t('flags.speaks');
    toasts.undoable(told, () => change.mutateAsync({ path, body: { put: take, take: put } }));
  };
  return { set, isPending: change.isPending };
}
