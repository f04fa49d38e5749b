import { Button } from '@fluentui/react-components';
import { ClockPauseRegular } from '@fluentui/react-icons';
import { useToasts, useTranslation } from '@recobro/sdk';
import { useFormats } from '@recobro/sdk/ui';
import type { ActProps } from './ThreadActs';
import { useMove } from './useAct';
import { WhenMenu } from './WhenMenu';

/** Puts it off until later; their answer brings it back before. */
export function SnoozeAct({ conversation: c, onDone }: ActProps) {
  const { t } = useTranslation('chats');
  const { instant } = useFormats();
  const toasts = useToasts();
  const move = useMove();
  if (c.status !== 'open') return null;
  const snooze = async (until: string) => {
    onDone();
    const after = await move(c, 'snoozed', until);
    toasts.undoable(t('acts.snoozed', { when: instant(until) }), () => move(after, 'open'));
  };
  return (
    <WhenMenu
      title={t('acts.snooze')}
      action={t('acts.snooze')}
      onChoose={(until) => void snooze(until).catch(() => {})} // a toast has said why
      button={
        <Button
          size="small"
          appearance="subtle"
          icon={<ClockPauseRegular />}
          aria-label={t('acts.snooze')}
          title={t('acts.snooze')}
          aria-keyshortcuts="s"
        />
      }
    />
  );
}
