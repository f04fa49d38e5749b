import { useNavigate } from '@recobro/sdk';
import { useQueueing } from '../../api/queue';

/** Takes the next debtor of the queue, and opens their page. */
export function useNext() {
  const navigate = useNavigate();
  const { next } = useQueueing();
  const go = () => next.mutate({}, { onSuccess: ({ debtor_id: id }) => void navigate(`/debtors/${id}`) });
  return { go, isPending: next.isPending, error: next.error, reset: next.reset };
}
