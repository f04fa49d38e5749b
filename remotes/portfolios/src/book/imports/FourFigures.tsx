import { useTranslation } from '@recobro/sdk';
import { FigureCard, FigureRow, useFormats } from '@recobro/sdk/ui';
import type { Counts } from '../../api/types';

/** What comes of the rows: new, changed, as they were, refused. */
export function FourFigures({ counts }: { counts: Counts }) {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  return (
    <FigureRow plain>
      <FigureCard label={t('imports.figure.created')} figure={count(counts.created)} />
      <FigureCard label={t('imports.figure.updated')} figure={count(counts.updated)} />
      <FigureCard label={t('imports.figure.unchanged')} figure={count(counts.unchanged)} />
      <FigureCard
        label={t('imports.figure.rejected')}
        figure={count(counts.rejected)}
        tone={counts.rejected > 0 ? 'danger' : undefined}
      />
    </FigureRow>
  );
}
