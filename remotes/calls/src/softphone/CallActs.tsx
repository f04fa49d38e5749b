import { Button, makeStyles, tokens } from '@fluentui/react-components';
import {
  CallEndFilled,
  CallTransferRegular,
  DialpadRegular,
  MicOffRegular,
  MicRegular,
} from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { lazy, Suspense, useState } from 'react';
import { useWrite } from '../api/client';
import type { Call } from '../api/types';
import { Hold } from './Hold';
import { KeyButton } from './KeyButton';
import { Keypad } from './Keypad';
import { Tape } from './Tape';
import { useAltKey } from './useAltKey';
import type { Line } from './useLine';

const TransferPanel = lazy(() => import('./TransferPanel').then((m) => ({ default: m.TransferPanel })));

const useStyles = makeStyles({
  acts: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  end: {
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    whiteSpace: 'nowrap',
    ':hover': {
      backgroundColor: tokens.colorStatusDangerBackground3Hover,
      color: tokens.colorNeutralForegroundOnBrand,
    },
  },
});

/** What can be done on a call, by a button or by its key. */
export function CallActs({ line, call }: { line: Line; call: Call }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const [keys, setKeys] = useState(false);
  const [moving, setMoving] = useState(false);
  const path = { id: call.id };
  const hangup = useWrite('POST', '/api/v1/llamadas/{id}/hangup');
  const end = () => hangup.mutate({ path });
  const speaks = call.status === 'in_progress';
  useAltKey('E', !hangup.isPending, end);
  return (
    <div className={styles.acts}>
      <KeyButton
        icon={line.muted ? <MicOffRegular /> : <MicRegular />}
        label={t(line.muted ? 'act.unmute' : 'act.mute')}
        letter="M"
        onPress={() => line.mute(!line.muted)}
      />
      <Hold call={call} speaks={speaks} />
      <KeyButton
        icon={<DialpadRegular />}
        label={t('act.keys')}
        letter="K"
        disabled={!speaks}
        onPress={() => setKeys((on) => !on)}
      />
      <KeyButton
        icon={<CallTransferRegular />}
        label={t('transfer.title')}
        letter="T"
        disabled={!speaks}
        onPress={() => setMoving(true)}
      />
      <Tape call={call} speaks={speaks} />
      <Button
        className={styles.end}
        icon={<CallEndFilled />}
        aria-keyshortcuts="Alt+E"
        disabled={hangup.isPending}
        onClick={end}
      >
        {t('act.hangup')}
      </Button>
      {keys && <Keypad callId={call.id} onClose={() => setKeys(false)} />}
      <Suspense>{moving && <TransferPanel call={call} onClose={() => setMoving(false)} />}</Suspense>
    </div>
  );
}
