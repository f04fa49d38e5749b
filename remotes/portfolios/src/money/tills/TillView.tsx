import { Button } from '@fluentui/react-components';
import { ArrowSwapRegular, LockClosedRegular } from '@fluentui/react-icons';
import { useCan, useSession, useTranslation } from '@recobro/sdk';
import { Amount, DateText, DetailPage, Facts, RecordName, Section, StatusBadge } from '@recobro/sdk/ui';
import { useState } from 'react';
import type { Till } from '../../api/types';
import { CashPanel } from './CashPanel';
import { ClosePanel } from './ClosePanel';
import { EntriesSection } from './EntriesSection';
import { TillFigures } from './TillFigures';

/** One till: what lies in it, what came in and went out, how it was counted. */
export function TillView({ till, own = false }: { till: Till; own?: boolean }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const { me } = useSession();
  const [doing, setDoing] = useState<'cash' | 'close'>();
  const open = till.status === 'open';
  const mine = till.user_id === me.id;
  const done = () => setDoing(undefined);
  return (
    <>
      <DetailPage
        {...(!own && { back: { to: '/tills', label: t('tills.title') } })}
        title={own ? t('tills.mine') : t('tills.one')}
        meta={
          <>
            <RecordName of="portfolios.point" id={till.point_id} plain />
            <RecordName of="core.user" id={till.user_id} plain />
            <StatusBadge tone={open ? 'success' : 'neutral'}>{t(`tillStatus.${till.status}`)}</StatusBadge>
          </>
        }
        actions={
          open && (
            <>
              {mine && can('portfolios.tills:open') && (
                <Button icon={<ArrowSwapRegular />} onClick={() => setDoing('cash')}>
                  {t('tills.move')}
                </Button>
              )}
              {can('portfolios.tills:close') && (
                <Button icon={<LockClosedRegular />} onClick={() => setDoing('close')}>
                  {t('tills.close')}
                </Button>
              )}
            </>
          )
        }
        side={<TillFacts till={till} />}
      >
        <TillFigures till={till} />
        <EntriesSection tillId={till.id} />
      </DetailPage>
      <CashPanel
        open={doing === 'cash'}
        till={till}
        currency={till.totals[0]?.currency ?? me.tenant.currency}
        onClose={done}
      />
      <ClosePanel open={doing === 'close'} till={till} onClose={done} />
    </>
  );
}

function TillFacts({ till }: { till: Till }) {
  const { t } = useTranslation('portfolios');
  const counts = till.counts.flatMap((one) => [
    {
      name: t('tills.counted', { currency: one.currency }),
      value: <Amount minor={one.counted} currency={one.currency} exact />,
    },
    { name: t('tills.difference'), value: <Amount minor={one.difference} currency={one.currency} exact /> },
  ]);
  const closed =
    till.status === 'closed'
      ? [
          { name: t('tills.closedAt'), value: <DateText value={till.closed_at} shape="datetime" /> },
          { name: t('tills.closedBy'), value: <RecordName of="core.user" id={till.closed_by} plain /> },
          { name: t('payments.note'), value: till.note },
        ]
      : [];
  return (
    <Section title={t('payments.facts')}>
      <Facts
        facts={[
          { name: t('tills.openedAt'), value: <DateText value={till.created_at} shape="datetime" /> },
          ...counts,
          ...closed,
        ]}
      />
    </Section>
  );
}
