import { Button, Field, Textarea } from '@fluentui/react-components';
import { useSession, useTranslation } from '@recobro/sdk';
import { ConfirmDialog, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useWrite } from '../../api/client';
import type { Vow } from '../../api/types';
import { isAlive } from './status';

/** Props of PromiseActs. */
interface PromiseActsProps {
  promise: Vow;
  /** Opens the form of another amount or day; without it there is none. */
  onAct?: (act: 'change' | 'renegotiate') => void;
}

/** What may be done with a promise by whoever looks at it: confirm or reject, change, renegotiate, cancel. */
export function PromiseActs({ promise, onAct }: PromiseActsProps) {
  const { t } = useTranslation('portfolios');
  const { amountOrZero, instant } = useFormats();
  const { me } = useSession();
  const [cancelling, setCancelling] = useState(false);
  const [reason, setReason] = useState('');
  const name = `${amountOrZero(promise.amount, { currency: promise.currency })} · ${instant(promise.due_on, 'date')}`;
  const changes = ['/api/v1/deudores' as const];
  const confirm = useWrite('POST', '/api/v1/promesas/{id}/confirm', {
    changes,
    says: () => t('promises.confirmed'),
  });
  const cancel = useWrite('POST', '/api/v1/promesas/{id}/cancel', {
    quiet: true,
    changes,
    says: () => t('promises.cancelled'),
  });
  const path = { id: promise.id };
  const may = (right: string) => {
    const scope = me.permissions[`portfolios.promises:${right}`];
    return scope !== undefined && (scope !== 'own' || promise.owner_id === me.id);
  };
  if (!isAlive(promise)) return null;
  const others = promise.taken_by !== me.id && promise.created_by !== me.id;
  const confirms = promise.status === 'draft' && others && may('confirm');
  const all = me.permissions['portfolios.promises:delete'] !== 'own';
  const end = t(confirms ? 'promises.reject' : 'promises.cancel');
  return (
    <>
      {confirms && (
        <Button
          size="small"
          appearance="primary"
          aria-label={`${t('promises.confirm')}: ${name}`}
          disabledFocusable={confirm.isPending}
          onClick={() => confirm.mutate({ path })}
        >
          {t('promises.confirm')}
        </Button>
      )}
      {onAct && may('update') && promise.status === 'pending' && (
        <Button size="small" aria-label={`${t('promises.change')}: ${name}`} onClick={() => onAct('change')}>
          {t('promises.change')}
        </Button>
      )}
      {onAct && may('update') && (
        <Button
          size="small"
          aria-label={`${t('promises.renegotiate')}: ${name}`}
          onClick={() => onAct('renegotiate')}
        >
          {t('promises.renegotiate')}
        </Button>
      )}
      {may('delete') && (all || promise.status === 'pending' || promise.status === 'draft') && (
        <Button
          size="small"
          appearance="subtle"
          aria-label={`${end}: ${name}`}
          onClick={() => setCancelling(true)}
        >
          {end}
        </Button>
      )}
      <ConfirmDialog
        open={cancelling || undefined}
        title={t(confirms ? 'promises.rejectTitle' : 'promises.cancelTitle')}
        action={t(confirms ? 'promises.rejectDo' : 'promises.cancelDo')}
        cancel={t('back')}
        disabled={reason.trim().length < 3}
        onConfirm={() => cancel.mutateAsync({ path, body: { reason: reason.trim() } })}
        onClose={() => setCancelling(false)}
      >
        {name}
        <Field label={t('promises.cancelReason')} required>
          <Textarea value={reason} maxLength={500} onChange={(_, data) => setReason(data.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}
