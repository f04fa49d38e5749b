import { Text } from '@fluentui/react-components';
import { FlagRegular } from '@fluentui/react-icons';
import { Navigate, Slot, type SlotSubject, useCan, useParams, useTranslation } from '@recobro/sdk';
import { DetailPage, DetailSkeleton, ErrorState, MaskedValue, StatusBadge } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../../api/client';
import { useReveal } from '../../api/debtors';
import type { Debtor } from '../../api/types';
import { EventsSection } from '../../contact/agenda/EventsSection';
import { ContactSection } from '../../contact/ContactSection';
import { DocumentsSection } from '../../contact/documents/DocumentsSection';
import { NotesSection } from '../../contact/notes/NotesSection';
import { ContactsSection } from '../../contact/story/ContactsSection';
import { QueueBar } from '../../contact/work/QueueBar';
import { MoneySection } from '../../money/payments/MoneySection';
import { PlanSection } from '../../money/plans/PlanSection';
import { PromisesSection } from '../../money/promises/PromisesSection';
import { WaitingReports } from '../../money/reports/WaitingReports';
import { SharedDebts } from '../../money/terms/SharedDebts';
import { MergedPeople } from '../duplicates/MergedPeople';
import { AddressesSection } from './AddressesSection';
import { DebtorActs } from './DebtorActs';
import { DebtorFacts } from './DebtorFacts';
import { DebtorPanel } from './DebtorPanel';
import { DebtsSection } from './DebtsSection';
import { documentWord, writtenDocument } from './document';
import { Neighbours } from './Neighbours';
import { NextAct } from './NextAct';
import { neighboursOf } from './neighbours';
import { useOwedText } from './owed';
import { PhonesSection } from './PhonesSection';
import { debtorTone } from './status';
import { TagsSection } from './TagsSection';
import { TimelineSection } from './TimelineSection';
import { type DebtorActId, useDebtorActs } from './useDebtorActs';

const AssignDialog = lazy(() => import('./BulkDialogs').then((m) => ({ default: m.AssignDialog })));
const FlagsDialog = lazy(() => import('./ActDialogs').then((m) => ({ default: m.FlagsDialog })));
const StatusDialog = lazy(() => import('./ActDialogs').then((m) => ({ default: m.StatusDialog })));
const MergePanel = lazy(() => import('../duplicates/MergePanel').then((m) => ({ default: m.MergePanel })));
const PayPanel = lazy(() => import('../../money/payments/PayPanel').then((m) => ({ default: m.PayPanel })));
const ReportPanel = lazy(() =>
  import('../../money/reports/ReportPanel').then((m) => ({ default: m.ReportPanel })),
);

/** One debtor, all around: what is owed, how to reach them, what happened. */
export function DebtorPage() {
  const { debtorId = '' } = useParams();
  const { t } = useTranslation('portfolios');
  const query = useRead('/api/v1/deudores/{id}', { path: { id: debtorId } });
  const back = { to: `/debtors${neighboursOf(debtorId).search}`, label: t('debtors.title') };
  if (query.error && !query.data)
    return <ErrorState page error={query.error} back={back} onRetry={() => void query.refetch()} />;
  if (!query.data) return <DetailSkeleton />;
  const debtor = query.data;
  if (debtor.id !== debtorId) return <Navigate to={`/debtors/${debtor.id}`} replace />; // merged into another
  return <Known debtor={debtor} back={back} reload={async () => (await query.refetch()).data} />;
}

interface KnownProps {
  debtor: Debtor;
  back: { to: string; label: string };
  reload: () => Promise<Debtor | undefined>;
}

function Known({ debtor, back, reload }: KnownProps) {
  const [open, setOpen] = useState<DebtorActId>();
  const acts = useDebtorActs(debtor, setOpen);
  const close = () => setOpen(undefined);
  return (
    <>
      <DetailPage
        back={back}
        title={debtor.name}
        meta={<DebtorMeta debtor={debtor} />}
        figures={<DebtorFigures debtor={debtor} />}
        actions={<Neighbours debtorId={debtor.id} />}
        lead={
          <>
            <NextAct debtorId={debtor.id} />
            <DebtorActs acts={acts} />
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
        <EventsSection debtorId={debtor.id} silent={debtor.flags.length > 0} />
        <NotesSection debtorId={debtor.id} />
        <PromisesSection debtor={debtor} />
        <DebtsSection debtorId={debtor.id} />
        <SharedDebts debtor={debtor} />
        <WaitingReports debtorId={debtor.id} />
        <PlanSection debtor={debtor} />
        <MoneySection debtorId={debtor.id} />
        <ContactsSection debtorId={debtor.id} />
        <TimelineSection debtorId={debtor.id} />
      </DetailPage>
      <DebtorPanel open={open === 'edit'} latest={debtor} reload={reload} onClose={close} />
      <Suspense>
        {open === 'pay' && <PayPanel open debtor={debtor} onClose={close} />}
        {open === 'report' && <ReportPanel debtor={debtor} onClose={close} />}
        {open === 'merge' && <MergePanel debtor={debtor} onClose={close} />}
        {open === 'flags' && <FlagsDialog debtor={debtor} onClose={close} />}
        {open === 'status' && <StatusDialog debtor={debtor} onClose={close} />}
        {open === 'assign' && (
          <AssignDialog
            meant={{ ids: [debtor.id] }}
            count={1}
            held={debtor.assignee_id ? 1 : 0}
            onDone={() => {}}
            onClose={close}
          />
        )}
      </Suspense>
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
  const owed = useOwedText();
  const parts = [
    t('debtors.overdue', { count: debtor.dpd }),
    t('debtors.debts', { count: debtor.debts_count }),
  ];
  return (
    <>
      <Text weight="semibold">{t('debtors.owed', { amount: owed(debtor) })}</Text>
      {` · ${parts.join(' · ')}`}
    </>
  );
}
