import { useTranslation } from '@recobro/sdk';
import { RecordName } from '@recobro/sdk/ui';
import type { Call } from '../api/types';

/** Who is at the other end: the debtor by name, the number, or the agent that one tries. */
export function Other({ call, plain = false }: { call: Call; plain?: boolean }) {
  const { t } = useTranslation('calls');
  if (call.debtor_id) return <RecordName of="portfolios.debtor" id={call.debtor_id} plain={plain} />;
  const number = call.direction === 'inbound' ? call.from_number : call.to_number;
  if (!number && call.mode === 'test' && call.agent_id)
    return <RecordName of="aiagents.agent" id={call.agent_id} plain={plain} />;
  return <bdi dir="ltr">{number || t('withheld')}</bdi>;
}
