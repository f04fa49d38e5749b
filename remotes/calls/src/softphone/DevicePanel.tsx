import { Field, makeStyles, ProgressBar, Select, Text, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { SidePanel } from '@recobro/sdk/ui';
import { useEffect, useState } from 'react';
import { rememberDevices, rememberedDevices } from './devices';
import type { Line } from './useLine';

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
});

/** What one speaks and hears by, with a meter that moves as one speaks. */
export function DevicePanel({ line, onClose }: { line: Line; onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const all = useDevices();
  const [chosen, setChosen] = useState(rememberedDevices);
  const [sound, setSound] = useState(line.headset.microphone);
  const level = useLevel(sound);
  const choose = (change: { microphone?: string; loudspeaker?: string }) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    rememberDevices(next);
    if (change.microphone)
      void line.headset.use(change.microphone).then(() => setSound(line.headset.microphone));
    if (change.loudspeaker) void line.headset.hearBy(change.loudspeaker);
  };
  const of = (kind: MediaDeviceKind) =>
    all
      .filter((one) => one.kind === kind)
      .map(({ deviceId, label }) => (
        <option key={deviceId} value={deviceId}>
          {label || t('devices.nameless')}
        </option>
      ));
  return (
    <SidePanel open title={t('devices.title')} onClose={onClose}>
      <div className={styles.body}>
        <Field label={t('devices.microphone')}>
          <Select value={chosen.microphone ?? ''} onChange={(_, { value }) => choose({ microphone: value })}>
            {of('audioinput')}
          </Select>
        </Field>
        <Field label={t('devices.level')} hint={t('devices.levelHelp')}>
          <ProgressBar value={level} max={1} aria-label={t('devices.level')} />
        </Field>
        <Field label={t('devices.loudspeaker')}>
          <Select
            value={chosen.loudspeaker ?? ''}
            onChange={(_, { value }) => choose({ loudspeaker: value })}
          >
            {of('audiooutput')}
          </Select>
        </Field>
        <Text size={200}>{t('devices.help')}</Text>
      </div>
    </SidePanel>
  );
}

/** The devices of the machine, as they come and go. */
function useDevices(): MediaDeviceInfo[] {
  const [all, setAll] = useState<MediaDeviceInfo[]>([]);
  useEffect(() => {
    const look = () => void navigator.mediaDevices.enumerateDevices().then(setAll);
    look();
    navigator.mediaDevices.addEventListener('devicechange', look);
    return () => navigator.mediaDevices.removeEventListener('devicechange', look);
  }, []);
  return all;
}

/** How loud a microphone is, 0 to 1, as it changes. */
function useLevel(sound: MediaStream | undefined): number {
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (!sound) return;
    const context = new AudioContext();
    const meter = context.createAnalyser();
    meter.fftSize = 512;
    context.createMediaStreamSource(sound).connect(meter);
    const samples = new Float32Array(meter.fftSize);
    let frame = 0;
    const look = () => {
      meter.getFloatTimeDomainData(samples);
      const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
      setLevel(Math.min(1, loudest * 2));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
    };
  }, [sound]);
  return level;
}
