import { Button, makeStyles, mergeClasses, Select, Switch, Text, tokens } from '@fluentui/react-components';
import { PauseFilled, PlayFilled } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { ErrorState, stacked, useFormats } from '@recobro/sdk/ui';
import { useState } from 'react';
import type { Recording } from '../api/types';
import { lengthOf } from '../softphone/Timer';
import { usePlayback } from './usePlayback';
import { Waveform } from './Waveform';

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];

const useStyles = makeStyles({
  player: stacked(tokens.spacingVerticalS),
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  time: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground3 },
  voices: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalL },
  voice: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  sign: { width: '10px', height: '10px', borderRadius: tokens.borderRadiusSmall },
  theirs: { backgroundColor: tokens.colorNeutralForeground3 },
  ours: { backgroundColor: tokens.colorBrandBackground },
  speed: { minWidth: '84px' },
});

/** A recording: who spoke when, at any speed, without the silence. */
export function Player({ recording }: { recording: Recording }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const { count } = useFormats();
  const [speed, setSpeed] = useState(1);
  const [skips, setSkips] = useState(false);
  const { playing, at, error, toggle, seek } = usePlayback(recording, speed, skips);
  return (
    <section className={styles.player} aria-label={t('recording.player')}>
      <Waveform recording={recording} at={at} onSeek={seek} onToggle={() => void toggle()} />
      <Text size={200} className={mergeClasses(styles.voices, styles.time)}>
        <span className={styles.voice}>
          <span aria-hidden className={mergeClasses(styles.sign, styles.theirs)} />
          {t('recording.theirs')}
        </span>
        <span className={styles.voice}>
          <span aria-hidden className={mergeClasses(styles.sign, styles.ours)} />
          {t('recording.ours')}
        </span>
      </Text>
      {error !== undefined && <ErrorState error={error} onRetry={() => void toggle()} />}
      <div className={styles.bar}>
        <Button
          icon={playing ? <PauseFilled /> : <PlayFilled />}
          aria-label={t(playing ? 'recording.pause' : 'recording.play')}
          onClick={() => void toggle()}
        />
        <Text size={200} className={styles.time}>
          <bdi dir="ltr">{[at, recording.length_ms].map(lengthOf).join(' / ')}</bdi>
        </Text>
        <Select
          className={styles.speed}
          aria-label={t('recording.speed')}
          value={String(speed)}
          onChange={(_, { value }) => setSpeed(Number(value))}
        >
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {t('recording.times', { speed: count(each) })}
            </option>
          ))}
        </Select>
        <Switch
          label={t('recording.skip')}
          checked={skips}
          onChange={(_, { checked }) => setSkips(checked)}
        />
      </div>
    </section>
  );
}
