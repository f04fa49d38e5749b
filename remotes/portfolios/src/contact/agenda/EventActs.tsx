import {
  Button,
  Field,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Textarea,
} from '@fluentui/react-components';
import {
  CalendarCancelRegular,
  CalendarEditRegular,
  CheckmarkRegular,
  MoreHorizontalRegular,
} from '@fluentui/react-icons';
import { useSession, useTranslation } from '@recobro/sdk';
import { ConfirmDialog } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { useScheduling } from '../../api/events';
import type { ScheduleEvent } from '../../api/types';
import { mayMove, stillWaits } from './event';

const MovePanel = lazy(() => import('./MovePanel').then((m) => ({ default: m.MovePanel })));

/** What may be done with an event: it was done, another time, not any more. */
export function EventActs({ event, name }: { event: ScheduleEvent; name: string }) {
  const { t } = useTranslation('portfolios');
  const { me } = useSession();
  const { complete, cancel } = useScheduling();
  const [moving, setMoving] = useState(false);
  const [cancelling, setCancelling] = useState<ScheduleEvent>();
  const [reason, setReason] = useState('');
  const may = (right: string) => {
    const scope = me.permissions[`portfolios.events:${right}`];
    return scope !== undefined && (scope !== 'own' || event.owner_id === me.id || event.owner_id === '');
  };
  const done = may('complete') && event.channel !== 'email' && mayMove(event);
  const move = may('update') && mayMove(event);
  const end = may('delete') && stillWaits(event);
  if (event.kind === 'promise_check' || (!done && !move && !end)) return null;
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            size="small"
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={t('agenda.acts', { name })}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {done && (
              <MenuItem
                icon={<CheckmarkRegular />}
                onClick={() => complete.mutate({ path: { id: event.id } })}
              >
                {t('agenda.done')}
              </MenuItem>
            )}
            {move && (
              <MenuItem icon={<CalendarEditRegular />} onClick={() => setMoving(true)}>
                {t('agenda.move')}
              </MenuItem>
            )}
            {end && (
              <MenuItem icon={<CalendarCancelRegular />} onClick={() => setCancelling(event)}>
                {t('agenda.cancel')}
              </MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      <ConfirmDialog
        open={cancelling}
        title={t('agenda.cancelTitle', { name })}
        action={t('agenda.cancel')}
        cancel={t('agenda.keep')}
        onConfirm={(asked) =>
          cancel.mutateAsync({
            path: { id: asked.id },
            body: { ...(reason.trim() && { reason: reason.trim() }) },
          })
        }
        onClose={() => setCancelling(undefined)}
      >
        <Field label={t('agenda.cancelReason')}>
          <Textarea value={reason} maxLength={500} onChange={(_, { value }) => setReason(value)} />
        </Field>
      </ConfirmDialog>
      <Suspense>{moving && <MovePanel event={event} onClose={() => setMoving(false)} />}</Suspense>
    </>
  );
}
