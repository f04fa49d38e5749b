import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CallConnectingRegular, HeadsetRegular, PlugDisconnectedRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { IconButton, StatusBadge, useNarrow } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import { LastCall } from './LastCall';
import { OwnSession } from './OwnSession';
import type { Line } from './useLine';

const DevicePanel = lazy(() => import('./DevicePanel').then((m) => ({ default: m.DevicePanel })));

const useStyles = makeStyles({
  told: { color: tokens.colorNeutralForeground2, minWidth: 0, flexGrow: 1 },
});

/** What there is to say of a line; on a phone, only what one has to know. */
function useTold({ state, trouble }: Line, elsewhere: boolean): string {
  const { t } = useTranslation('calls');
  const narrow = useNarrow();
  if (trouble) return t(`trouble.${trouble}`);
  if (elsewhere) return t('line.elsewhere');
  if (narrow || (state !== 'up' && state !== 'off')) return '';
  return t(state === 'up' ? 'line.ready' : 'line.why');
}

/** Props of IdleBar. */
interface IdleBarProps {
  line: Line;
  elsewhere: boolean;
  /** The call that was made last in this tab. */
  last: string | undefined;
}

/** A telephone that nobody is on. */
export function IdleBar({ line, elsewhere, last }: IdleBarProps) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const [choosing, setChoosing] = useState(false);
  const up = line.state === 'up';
  const told = useTold(line, elsewhere);
  return (
    <>
      <StatusBadge tone={up ? 'success' : line.state === 'broken' ? 'warning' : 'neutral'}>
        {t(`line.${line.state}`)}
      </StatusBadge>
      {up && last ? (
        <LastCall id={last} />
      ) : (
        <Text size={200} className={styles.told}>
          <bdi>{told}</bdi>
        </Text>
      )}
      {up && <OwnSession />}
      {line.state === 'off' && (
        <Button size="small" icon={<CallConnectingRegular />} onClick={line.open}>
          {t(elsewhere ? 'line.bring' : 'line.open')}
        </Button>
      )}
      {line.state !== 'off' && (
        <>
          <IconButton
            icon={<HeadsetRegular />}
            label={t('devices.title')}
            onClick={() => setChoosing(true)}
          />
          <IconButton icon={<PlugDisconnectedRegular />} label={t('line.close')} onClick={line.close} />
        </>
      )}
      <Suspense>{choosing && <DevicePanel line={line} onClose={() => setChoosing(false)} />}</Suspense>
    </>
  );
}
