import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, CallRegular, DeleteRegular, PhoneRegular, StarRegular } from '@fluentui/react-icons';
import { ApiError, useCan, useToasts, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, EmptyState, ErrorState, MaskedValue, Section, StatusBadge } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useDeletePhone, useReveal, useSavePhone } from '../api/debtorMutations';
import { usePhones } from '../api/debtorQueries';
import type { Phone } from '../api/types';
import { PhonePanel } from './PhonePanel';
import { writtenPhone } from './phone';
import { phoneTone } from './status';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'center',
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
  },
  meta: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
  },
  actions: { display: 'flex' },
});

/** The numbers a debtor may be reached at. */
export function PhonesSection({ debtorId }: { debtorId: string }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const phones = usePhones(debtorId);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Phone>();
  const remove = useDeletePhone(debtorId);
  const mayChange = can('portfolios.contacts:update');
  return (
    <Section
      title={t('fields.phones')}
      waiting={phones.isPending}
      actions={
        mayChange && (
          <Button
            size="small"
            appearance="subtle"
            icon={<AddRegular />}
            aria-label={t('phones.add')}
            onClick={() => setAdding(true)}
          />
        )
      }
      flush
    >
      {phones.error && !phones.data ? (
        <ErrorState error={phones.error} onRetry={() => void phones.refetch()} />
      ) : phones.data?.length === 0 ? (
        <EmptyState title={t('phones.none')} />
      ) : (
        <ul className={styles.list}>
          {phones.data?.map((phone) => (
            <PhoneItem
              key={phone.id}
              debtorId={debtorId}
              phone={phone}
              onRemove={mayChange ? () => setRemoving(phone) : undefined}
            />
          ))}
        </ul>
      )}
      <PhonePanel open={adding} debtorId={debtorId} onClose={() => setAdding(false)} />
      <ConfirmDialog
        open={removing !== undefined}
        title={t('phones.removeTitle', { number: writtenPhone(removing?.e164 ?? '') })}
        action={t('phones.remove')}
        onConfirm={async () => {
          if (removing) await remove.mutateAsync(removing);
          setRemoving(undefined);
        }}
        onClose={() => setRemoving(undefined)}
      >
        {t('phones.removeReason')}
      </ConfirmDialog>
    </Section>
  );
}

function PhoneItem({
  debtorId,
  phone,
  onRemove,
}: {
  debtorId: string;
  phone: Phone;
  onRemove: (() => void) | undefined;
}) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const toasts = useToasts();
  const reveal = useReveal(debtorId);
  const save = useSavePhone(debtorId, phone);
  const mayReveal = phone.masked && can('portfolios.debtors:reveal');
  const number = writtenPhone(phone.e164);
  const makeMain = () =>
    save.mutate(
      { is_primary: true },
      { onError: (error) => toasts.error(error instanceof ApiError ? error.message : t('failed')) },
    );
  const Icon = phone.line === 'fixed' ? CallRegular : PhoneRegular;
  return (
    <li className={styles.item}>
      <Icon fontSize={20} aria-hidden />
      <div>
        <MaskedValue
          masked={number}
          label={t('fields.phone')}
          reveal={
            mayReveal ? () => reveal({ field: 'phone', phone_id: phone.id }).then(writtenPhone) : undefined
          }
        />
        <Text size={200} className={styles.meta}>
          <span>
            {[t(`line.${phone.line}`), t(`phoneLabel.${phone.label}`), phone.is_primary && t('phones.main')]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <StatusBadge tone={phoneTone[phone.status]}>{t(`phoneStatus.${phone.status}`)}</StatusBadge>
        </Text>
      </div>
      {onRemove && (
        <span className={styles.actions}>
          {!phone.is_primary && (
            <Button
              size="small"
              appearance="transparent"
              icon={<StarRegular />}
              aria-label={t('phones.makeMain', { number })}
              disabled={save.isPending}
              onClick={makeMain}
            />
          )}
          <Button
            size="small"
            appearance="transparent"
            icon={<DeleteRegular />}
            aria-label={t('phones.removeOne', { number })}
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  );
}
