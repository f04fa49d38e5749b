import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, CallRegular, DeleteRegular, PhoneRegular, StarRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import {
  ConfirmDialog,
  EmptyState,
  hairlineOver,
  IconButton,
  Loaded,
  PhoneNumber,
  plainList,
  Section,
  StatusBadge,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead, useWrite } from '../../api/client';
import { useReveal } from '../../api/debtors';
import type { Phone } from '../../api/types';
import { PhonePanel } from './PhonePanel';
import { writtenPhone } from './phone';
import { phoneTone } from './status';

const useStyles = makeStyles({
  list: plainList,
  item: {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    alignItems: 'center',
    paddingInline: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    ...hairlineOver,
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
  const path = { id: debtorId };
  const phones = useRead('/api/v1/deudores/{id}/phones', { path });
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Phone>();
  const remove = useWrite('DELETE', '/api/v1/deudores/{id}/phones/{phone}', { quiet: true });
  const mayChange = useCan()('portfolios.contact_data:update');
  return (
    <Section
      title={t('fields.phones')}
      waiting={phones.isPending}
      actions={
        mayChange && (
          <IconButton icon={<AddRegular />} label={t('phones.add')} onClick={() => setAdding(true)} />
        )
      }
      flush
    >
      <Loaded read={phones} empty={<EmptyState title={t('phones.none')} />}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((phone) => (
              <PhoneItem
                key={phone.id}
                debtorId={debtorId}
                phone={phone}
                onRemove={mayChange ? () => setRemoving(phone) : undefined}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <PhonePanel open={adding} debtorId={debtorId} onClose={() => setAdding(false)} />
      <ConfirmDialog
        open={removing}
        title={t('phones.removeTitle', { number: writtenPhone(removing?.e164 ?? '') })}
        action={t('phones.remove')}
        onConfirm={(phone) => remove.mutateAsync({ path: { ...path, phone: phone.id }, known: phone })}
        onClose={() => setRemoving(undefined)}
      >
        {t('phones.removeReason')}
      </ConfirmDialog>
    </Section>
  );
}

interface PhoneItemProps {
  debtorId: string;
  phone: Phone;
  onRemove: (() => void) | undefined;
}

function PhoneItem({ debtorId, phone, onRemove }: PhoneItemProps) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const reveal = useReveal(debtorId);
  const save = useWrite('PATCH', '/api/v1/deudores/{id}/phones/{phone}');
  const mayReveal = phone.masked && can('portfolios.debtors:reveal');
  const number = writtenPhone(phone.e164);
  const makeMain = () =>
    save.mutate({ path: { id: debtorId, phone: phone.id }, known: phone, body: { is_primary: true } });
  const Icon = phone.line === 'fixed' ? CallRegular : PhoneRegular;
  return (
    <li className={styles.item}>
      <Icon fontSize={20} aria-hidden />
      <div>
        <PhoneNumber
          masked={number}
          callee={can('portfolios.contacts:create') ? { id: debtorId, phoneId: phone.id } : undefined}
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
            <IconButton
              appearance="transparent"
              icon={<StarRegular />}
              label={t('phones.makeMain', { number })}
              disabled={save.isPending}
              onClick={makeMain}
            />
          )}
          <IconButton
            appearance="transparent"
            icon={<DeleteRegular />}
            label={t('phones.removeOne', { number })}
            onClick={onRemove}
          />
        </span>
      )}
    </li>
  );
}
