import { useTranslation } from '@recobro/sdk';
import { Figure } from '../fields';
import { useDraft } from '../useDraft';
import { Models } from './Models';

/** How long a talk may be and what it may cost; which models read it. */
export function Limits() {
  const { t } = useTranslation('aiagents');
  const { spec } = useDraft();
  return (
    <>
      <Figure path="limits.minutes" label={t('part.minutes')} min={1} max={60} />
      <Figure path="limits.turns" label={t('part.turnsMost')} min={2} max={200} />
      <Figure
        path="limits.cost_micros"
        label={t('part.cost_micros')}
        scale={1_000_000}
        help={t('noneForAll')}
      />
      {spec.mode === 'model' && <Models />}
    </>
  );
}
