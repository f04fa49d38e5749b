import { Button } from '@fluentui/react-components';
import { HandshakeRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, Section } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { usePlans } from '../../api/plans';
import type { Debtor } from '../../api/types';
import { PlanView } from './PlanView';
import { stands } from './status';

const OfferPanel = lazy(() => import('../offers/OfferPanel').then((code) => ({ default: code.OfferPanel })));

/** The plan that a debtor has, or had last, and the way to agree on one. */
export function PlanSection({ debtor }: { debtor: Debtor }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const [offering, setOffering] = useState(false);
  const allowed = can('portfolios.plans:read');
  const plans = usePlans(debtor.id, allowed);
  if (!allowed) return null;
  const free = plans.data && !plans.data.some(stands) && debtor.balance > 0;
  return (
    <Section
      title={t('plans.title')}
      waiting={plans.isPending}
      actions={
        free &&
        can('portfolios.plans:create') && (
          <Button size="small" icon={<HandshakeRegular />} onClick={() => setOffering(true)}>
            {t('plans.agree')}
          </Button>
        )
      }
    >
      <Loaded read={plans} empty={<EmptyState title={t('plans.none')} />}>
        {(rows) => rows.slice(0, 1).map((plan) => <PlanView key={plan.id} plan={plan} />)}
      </Loaded>
      {offering && (
        <Suspense>
          <OfferPanel open debtorId={debtor.id} onClose={() => setOffering(false)} />
        </Suspense>
      )}
    </Section>
  );
}
