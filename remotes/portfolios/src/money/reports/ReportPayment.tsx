import { Button } from '@fluentui/react-components';
import { DocumentCheckmarkRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { lazy, Suspense, useState } from 'react';
import type { Debtor } from '../../api/types';

const ReportPanel = lazy(() => import('./ReportPanel').then((code) => ({ default: code.ReportPanel })));

/** Tells of a payment that a debtor says to have made elsewhere. */
export function ReportPayment({ debtor }: { debtor: Pick<Debtor, 'id' | 'currency'> }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!can('portfolios.payments:report')) return null;
  return (
    <>
      <Button icon={<DocumentCheckmarkRegular />} onClick={() => setOpen(true)}>
        {t('reports.report')}
      </Button>
      {open && (
        <Suspense>
          <ReportPanel debtor={debtor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
