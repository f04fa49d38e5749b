import { Button } from '@fluentui/react-components';
import { MoneyRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { lazy, Suspense, useState } from 'react';
import type { Debtor } from '../../api/types';

const PayPanel = lazy(() => import('./PayPanel').then((code) => ({ default: code.PayPanel })));

/** Takes a payment of a debtor, for whoever has a till. */
export function PayButton({ debtor }: { debtor: Debtor }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!can('portfolios.payments:create') || debtor.balance <= 0) return null;
  return (
    <>
      <Button appearance="primary" icon={<MoneyRegular />} onClick={() => setOpen(true)}>
        {t('payments.take')}
      </Button>
      {open && (
        <Suspense>
          <PayPanel open debtor={debtor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
