import { list, useApi, useCan, useNavigate, useQuery } from '@recobro/sdk';
import { useSettled } from '@recobro/sdk/ui';
import { useMemo } from 'react';
import { useModuleOn } from '../layout/useModuleOn';
import type { Command } from './command';

const LEAST_TYPED = 2;
const SHOWN = 6;
const PAUSE_MS = 200;

interface Found {
  id: string;
  name: string;
  national_id: string;
}

/** The debtors that fit the text, once typing has paused; none while the module is off or not for this user. */
export function useDebtorCommands(text: string): { commands: Command[]; searching: boolean } {
  const { api } = useApi();
  const navigate = useNavigate();
  const can = useCan();
  const on = useModuleOn('portfolios') && can('portfolios.debtors:read');
  const q = useSettled(text.trim(), PAUSE_MS);
  const wanted = on && q.length >= LEAST_TYPED;
  const { data: debtors, isFetching } = useQuery({
    queryKey: ['palette', 'debtors', q],
    queryFn: async ({ signal }) => {
      const query = { page: 1, pageSize: SHOWN, q };
      const answer = await list(api.GET('/api/v1/deudores', { params: { query }, signal }));
      return (answer as { data: Found[] | null }).data ?? [];
    },
    enabled: wanted,
    meta: { quiet: true },
  });
  const commands = useMemo(
    () =>
      (wanted ? (debtors ?? []) : []).map(
        ({ id, name, national_id }): Command => ({
          id: `debtor-${id}`,
          group: 'debtors',
          title: name,
          hint: national_id,
          run: () => void navigate(`/debtors/${id}`),
        }),
      ),
    [wanted, debtors, navigate],
  );
  return { commands, searching: wanted && isFetching };
}
