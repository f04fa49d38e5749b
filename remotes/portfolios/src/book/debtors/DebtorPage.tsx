import { Button, Text } from '@fluentui/react-components';
import { EditRegular, FlagRegular } from '@fluentui/react-icons';
import { Navigate, Slot, type SlotSubject, useCan, useParams, useTranslation } from '@recobro/sdk';
import {
  DetailPage,
  DetailSkeleton,
  ErrorState,
  MaskedValue,
  StatusBadge,
  useFormats,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead } from '../../api/client';
import { useReveal } from '../../api/debtors';
import type { Debtor } from '../../api/types';
import { EventsSection } from '../../contact/agenda/EventsSection';
import { ContactSection } from '../../contact/ContactSection';
import { DocumentsSection } from '../../contact/documents/DocumentsSection';
import { NotesSection } from '../../contact/notes/NotesSection';
import { QueueBar } from '../../contact/work/QueueBar';
import { MoneySection } from '../../money/payments/MoneySection';
import { PayButton } from '../../money/payments/PayButton';
import { PlanSection } from '../../money/plans/PlanSection';
import { PromisesSection } from '../../money/promises/PromisesSection';
import { ReportPayment } from '../../money/reports/ReportPayment';
import { WaitingReports } from '../../money/reports/WaitingReports';
import { SharedDebts } from '../../money/terms/SharedDebts';
import { MergedPeople } from '../duplicates/MergedPeople';
import { MergeMenu } from '../duplicates/MergeMenu';
import { AddressesSection } from './AddressesSection';
import { DebtorFacts } from './DebtorFacts';
import { DebtorPanel } from './DebtorPanel';
import { DebtsSection } from './DebtsSection';
import { documentWord, writtenDocument } from './document';
import { PhonesSection } from './PhonesSection';
import { debtorTone } from './status';
import { TagsSection } from './TagsSection';
import { TimelineSection } from './TimelineSection';

/** One debtor, all around: what is owed, how to reach them, what happened. */
export function DebtorPage() {
  const { debtorId = '' } = useParams();
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const [editing, setEditing] = useState(false);
  const query = useRead('/api/v1/deudores/{id}', { path: { id: debtorId } });
  const back = { to: '/debtors', label: t('debtors.title') };
  if (query.error && !query.data)
    return <ErrorState page error={query.error} back={back} onRetry={() => void query.refetch()} />;
  if (!query.data) return <DetailSkeleton />;
  const debtor = query.data;
  if (debtor.id !== debtorId) return <Navigate to={`/debtors/${debtor.id}`} replace />; // merged into another
  return (
    <>
      <DetailPage
        back={back}
        title={debtor.name}
        meta={<DebtorMeta debtor={debtor} />}
        figures={<DebtorFigures debtor={debtor} />}
        actions={
          <>
            {can('portfolios.debtors:update') && (
              <Button icon={<EditRegular />} onClick={() => setEditing(true)}>
                {t('edit')}
              </Button>
            )}
            <ReportPayment debtor={debtor} />
            <PayButton debtor={debtor} />
            <MergeMenu debtor={debtor} />
          </>
        }
        side={
          <>
            <PhonesSection debtorId={debtor.id} />
            <AddressesSection debtorId={debtor.id} />
            <TagsSection debtor={debtor} />
            <DocumentsSection debtorId={debtor.id} />
            <Slot name="debtor.side" subject={subjectOf(debtor)} />
            <DebtorFacts debtor={debtor} />
          </>
        }
      >
        <MergedPeople debtorId={debtor.id} />
        <QueueBar debtorId={debtor.id} />
        <ContactSection debtor={debtor} />
        <EventsSection debtorId={debtor.id} />
        <NotesSection debtorId={debtor.id} />
        <PromisesSection debtor={debtor} />
        <DebtsSection debtorId={debtor.id} />
        <SharedDebts debtor={debtor} />
        <WaitingReports debtorId={debtor.id} />
        <PlanSection debtor={debtor} />
        <MoneySection debtorId={debtor.id} />
        <TimelineSection debtorId={debtor.id} />
      </DetailPage>
      <DebtorPanel
        open={editing}
        latest={debtor}
        reload={async () => (await query.refetch()).data}
        onClose={() => setEditing(false)}
      />
    </>
  );
}

/** The debtor as other modules may speak of them. */
function subjectOf(debtor: Debtor): SlotSubject {
  return { module: 'portfolios', type: 'debtor', id: debtor.id, title: debtor.name };
}

function DebtorMeta({ debtor }: { debtor: Debtor }) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const reveal = useReveal(debtor.id);
  const mayReveal = debtor.masked && can('portfolios.debtors:reveal');
  return (
    <>
      {debtor.national_id && (
        <bdi>
          {documentWord(debtor.national_id_type)}{' '}
          <MaskedValue
            masked={writtenDocument(debtor.national_id_type, debtor.national_id)}
            label={t('fields.document')}
            reveal={mayReveal ? () => reveal({ field: 'national_id' }) : undefined}
          />
        </bdi>
      )}
      <StatusBadge tone={debtorTone[debtor.status]}>{t(`debtorStatus.${debtor.status}`)}</StatusBadge>
      {debtor.flags.map((flag) => (
        <span key={flag}>
          <FlagRegular aria-hidden /> {t(`flag.${flag}`)}
        </span>
      ))}
    </>
  );
}

function DebtorFigures({ debtor }: { debtor: Debtor }) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero } = useFormats();
  const parts = [
    t('debtors.overdue', { count: debtor.dpd }),
    t('debtors.debts', { count: debtor.debts_count }),
  ];
  return (
    <>
      <Text weight="semibold">
        {t('debtors.owed', { amount: amountOrZero(debtor.balance, { currency: debtor.currency }) })}
      </Text>
      {` · ${parts.join(' · ')}`}
    </>
  );
}
