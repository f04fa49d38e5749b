import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { PlayRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { ConfirmDialog, DateText, Section, StatusBadge, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import { useShifting } from '../../api/queue';
import type { WorkSession } from '../../api/types';
import { PauseMenu } from './PauseMenu';
import { clockOf, useSeconds } from './useSeconds';
import { WorkRefusal } from './WorkRefusal';
import { stateTone, useStateWords } from './words';

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  timer: { fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
  },
});

/** One's own work session: the state and for how long, pauses, what was done, and its end. */
export function ShiftSection({ shift }: { shift: WorkSession }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const say = useStateWords();
  const seconds = useSeconds(shift.since);
  const { enter, finish } = useShifting();
  const [ending, setEnding] = useState<WorkSession>();
  const away = shift.state === 'pause' || shift.state === 'offline';
  return (
    <Section title={t('work.mine')}>
      <div className={styles.line}>
        <StatusBadge tone={stateTone[shift.state]}>{say(shift)}</StatusBadge>
        <Text size={500} weight="semibold" className={styles.timer}>
          <span role="timer">{clockOf(seconds)}</span>
        </Text>
        {shift.until && shift.state === 'pause' && (
          <Text className={styles.quiet}>
            {t('work.until')} <DateText value={shift.until} shape="datetime" />
          </Text>
        )}
        <Text className={styles.quiet}>
          {t('work.done', { count: shift.contacts, shown: count(shift.contacts) })}
          {' · '}
          {t('work.reached', { count: shift.reached, shown: count(shift.reached) })}
        </Text>
        <div className={styles.buttons}>
          {away ? (
            <Button
              appearance="primary"
              icon={<PlayRegular />}
              disabledFocusable={enter.isPending}
              onClick={() => enter.mutate({ body: { state: 'ready' } })}
            >
              {t('work.goOn')}
            </Button>
          ) : (
            <PauseMenu
              disabled={enter.isPending}
              onPause={(pause) => enter.mutate({ body: { state: 'pause', pause } })}
            />
          )}
          <Button onClick={() => setEnding(shift)}>{t('work.end')}</Button>
        </div>
      </div>
      <WorkRefusal error={enter.error} onSettled={enter.reset} />
      <ConfirmDialog
        open={ending}
        title={t('work.endTitle')}
        action={t('work.end')}
        onConfirm={() => finish.mutateAsync({})}
        onClose={() => setEnding(undefined)}
      >
        {t('work.endWhat')}
      </ConfirmDialog>
    </Section>
  );
}
