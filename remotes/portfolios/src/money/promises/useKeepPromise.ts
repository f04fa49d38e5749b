import { of, useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import { useWrite } from '../../api/client';
import type { Vow } from '../../api/types';
import { evidenceOf, type PromiseAct, type PromiseDraft } from './draft';
import { type Origin, originOf } from './useOrigin';

interface Keeping {
  debtorId: string;
  /** What a new one comes of. */
  origin: Origin;
  currency: string;
  act: PromiseAct;
  promise: Vow | undefined;
  onDone: () => void;
}

/** Writes the form of a promise: a new one, one in the place of another, or what was changed of one. */
export function useKeepPromise({ debtorId, origin, currency, act, promise, onDone }: Keeping) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero, instant } = useFormats();
  const says = (made: Vow) =>
    t(made.status === 'draft' ? 'promises.drafted' : 'promises.taken', {
      amount: amountOrZero(made.amount, { currency: made.currency }),
      day: instant(made.due_on, 'date'),
    });
  const more = { quiet: true, changes: ['/api/v1/deudores' as const], says };
  const take = useWrite('POST', '/api/v1/promesas', more);
  const replace = useWrite('POST', '/api/v1/promesas/{id}/renegotiate', more);
  const change = useWrite('PATCH', '/api/v1/promesas/{id}', more);
  return async (draft: PromiseDraft) => {
    if (act === 'change' && promise)
      await change.mutateAsync({ ...of(promise), body: changeOf(draft, promise) });
    else if (promise) await replace.mutateAsync({ path: { id: promise.id }, body: saidOf(draft) });
    else
      await take.mutateAsync({
        body: {
          ...saidOf(draft),
          ...debtsOf(draft),
          debtor_id: debtorId,
          currency,
          ...originOf(origin, evidenceOf(draft)),
        },
      });
    onDone();
  };
}

/** What is said of a promise; what was left empty is not sent. */
function saidOf(draft: PromiseDraft) {
  const { amount, due_on, channel, type_id, note, reminder_on, reason_code } = draft;
  const evidence = evidenceOf(draft);
  return {
    amount,
    due_on,
    channel,
    note,
    ...(type_id && { type_id }),
    ...(reminder_on && { reminder_on }),
    ...(reason_code && { reason_code }),
    ...(evidence && { evidence }),
  };
}

const debtsOf = ({ debt_ids }: PromiseDraft) => (debt_ids.length > 0 ? { debt_ids } : {});

/** What differs from the promise; a reminder that nobody moved follows its day. */
function changeOf({ amount, due_on, type_id, debt_ids, note, reminder_on }: PromiseDraft, was: Vow) {
  return {
    amount,
    due_on,
    note,
    debt_ids,
    ...(type_id && type_id !== was.type_id && { type_id }),
    ...(reminder_on && reminder_on !== was.reminder_on && { reminder_on }),
  };
}
