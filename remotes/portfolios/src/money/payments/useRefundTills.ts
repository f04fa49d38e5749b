import { useCan, usePeople, useSession } from '@recobro/sdk';
import { useRead } from '../../api/client';
import { usePoints } from '../../api/money';
import type { Payment, Till } from '../../api/types';

/** An open till that may pay a refund, with the cash that lies in it, in minor units. */
interface RefundTill {
  till: string;
  point: string;
  cashier: string;
  cash: number;
  currency: string;
}

/** The open tills that may pay a refund: those of the payment's own point first, then the reader's; and whether one has to be chosen. */
export function useRefundTills(payment: Payment, asking: boolean) {
  const { me } = useSession();
  const can = useCan();
  const looks = asking && can('portfolios.tills:read');
  const own = useRead(
    '/api/v1/tills/{id}',
    { path: { id: payment.till_id } },
    { enabled: looks && payment.till_id !== '' },
  );
  const tills = useRead('/api/v1/tills', { query: { status: ['open'], pageSize: 100 } }, { enabled: looks });
  const points = usePoints(looks).data;
  const people = usePeople(looks).data;
  const gives = own.data?.status === 'open'; // then the money goes back the way it came
  const near = (till: Till) =>
    Number(till.point_id === payment.point_id) * 2 + Number(till.user_id === me.id);
  const open = [...(gives ? [] : (tills.data ?? []))]
    .sort((a, b) => near(b) - near(a))
    .map(
      (till): RefundTill => ({
        till: till.id,
        point: points?.find(({ id }) => id === till.point_id)?.name ?? '',
        cashier: people?.find(({ id }) => id === till.user_id)?.display_name ?? '',
        cash: cashOf(till, payment.currency),
        currency: payment.currency,
      }),
    );
  const ready = !looks || (!tills.isPending && (payment.till_id === '' || !own.isPending));
  return { open, needed: payment.method === 'cash' && own.data?.status === 'closed', ready };
}

/** What lies in a till of one currency, in minor units. */
const cashOf = ({ totals }: Till, currency: string) =>
  totals
    .filter((one) => one.method === 'cash' && one.currency === currency)
    .reduce((sum, one) => sum + one.in - one.out, 0);
