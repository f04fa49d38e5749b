import { useTranslation } from '@recobro/sdk';
import { FigureCard, FigureRow, useFormats } from '@recobro/sdk/ui';
import type { Board } from '../api/types';
import { PERSON_STATES } from './states';

/** How many wait, are free, talk and write down what came of it. */
export function BoardFigures({ board }: { board: Board }) {
  const { t } = useTranslation('calls');
  const { count } = useFormats();
  const of = (state: string) => board.people.filter((one) => one.state === state).length;
  return (
    <FigureRow plain>
      <FigureCard
        label={t('board.waiting')}
        figure={count(board.waiting.length)}
        tone={board.waiting.length > 0 ? 'danger' : undefined}
      />
      {PERSON_STATES.map((state) => (
        <FigureCard key={state} label={t(`board.state.${state}`)} figure={count(of(state))} />
      ))}
      <FigureCard label={t('board.ahead')} figure={count(board.dialing)} />
    </FigureRow>
  );
}
