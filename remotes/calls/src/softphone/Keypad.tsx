import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useEffect, useRef } from 'react';
import { useWrite } from '../api/client';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

const useStyles = makeStyles({
  pad: {
    position: 'absolute',
    insetInlineEnd: tokens.spacingHorizontalL,
    bottom: '100%',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 44px)',
    gap: tokens.spacingHorizontalXS,
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
  },
  key: { minWidth: '44px', height: '44px' },
});

/** The keys of a telephone, pressed by mouse or by keyboard. */
export function Keypad({ callId, onClose }: { callId: string; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const press = useWrite('POST', '/api/v1/llamadas/{id}/keys');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const send = (keys: string) => press.mutate({ path: { id: callId }, body: { keys } });
  return (
    <fieldset
      className={styles.pad}
      aria-label={t('act.keys')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (KEYS.includes(event.key)) send(event.key);
      }}
    >
      {KEYS.map((key, at) => (
        <Button key={key} ref={at === 0 ? first : undefined} className={styles.key} onClick={() => send(key)}>
          {key}
        </Button>
      ))}
    </fieldset>
  );
}
