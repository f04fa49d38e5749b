import { Tooltip } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { StatusBadge } from '@recobro/sdk/ui';
import { useEffect, useState } from 'react';
import type { Headset } from './headset';
import { type Counted, type Quality, qualityOf, wordFor } from './quality';

/** How often it is looked at, ms. */
const LOOK_MS = 2_000;

const TONES = { good: 'success', fair: 'warning', poor: 'danger' } as const;

/** How well the line is, in a word, with its figures behind it. */
export function LiveQuality({ headset }: { headset: Headset }) {
  const { t } = useTranslation('calls');
  const [quality, setQuality] = useState<Quality>();
  useEffect(() => {
    let before: Counted = { lost: 0, received: 0 };
    const look = async () => {
      const report = await headset.stats();
      if (!report) return;
      const [now, counted] = qualityOf(report as unknown as Iterable<[string, unknown]>, before);
      before = counted;
      setQuality(now);
    };
    const beat = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(beat);
  }, [headset]);
  if (!quality) return null;
  const word = wordFor(quality);
  return (
    <Tooltip content={t('quality.figures', { ...quality })} relationship="description">
      <span>
        <StatusBadge tone={TONES[word]}>{t(`quality.${word}`)}</StatusBadge>
      </span>
    </Tooltip>
  );
}
