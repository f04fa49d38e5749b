import { Button, makeStyles, Subtitle1, tokens } from '@fluentui/react-components';
import { FullScreenMaximizeRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { ErrorState, Skeletons, useFormats } from '@recobro/sdk/ui';
import { useRef } from 'react';
import { useRead } from '../api/client';
import type { Board } from '../api/types';
import { Timer } from '../softphone/Timer';
import { PERSON_STATES } from './states';
import { WallFigure } from './WallFigure';

const useStyles = makeStyles({
  wall: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    rowGap: tokens.spacingVerticalL,
    ':fullscreen': { backgroundColor: tokens.colorNeutralBackground2, padding: tokens.spacingHorizontalXXL },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  title: { margin: 0, flexGrow: 1 },
  figures: {
    display: 'grid',
    flexGrow: 1,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 767px)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: tokens.spacingHorizontalS,
    },
  },
});

/** The figures of the board for a big screen that hangs in the room. */
export function WallPage() {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const wall = useRef<HTMLElement>(null);
  const read = useRead('/api/v1/llamadas/board', {});
  return (
    <section ref={wall} className={styles.wall} aria-label={t('board.title')}>
      <header className={styles.head}>
        <Subtitle1 as="h1" className={styles.title}>
          {t('board.title')}
        </Subtitle1>
        <Button
          icon={<FullScreenMaximizeRegular />}
          onClick={() =>
            void (document.fullscreenElement ? document.exitFullscreen() : wall.current?.requestFullscreen())
          }
        >
          {t('board.full')}
        </Button>
      </header>
      {read.error && !read.data && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.data && <Figures board={read.data} />}
      <Skeletons rows={6} when={read.isPending} />
    </section>
  );
}

function Figures({ board: { people, waiting } }: { board: Board }) {
  const styles = useStyles();
  const { t } = useTranslation('calls');
  const { count, percent } = useFormats();
  const { answered = 0, abandoned = 0 } =
    useRead('/api/v1/llamadas/abandonment', { query: {} }, { quiet: true }).data ?? {};
  const [longest] = waiting;
  return (
    <div className={styles.figures}>
      <WallFigure label={t('board.waiting')} figure={count(waiting.length)} alarm={longest !== undefined}>
        {longest && <Timer since={longest.answered_at ?? longest.created_at} />}
      </WallFigure>
      {PERSON_STATES.map((state) => (
        <WallFigure
          key={state}
          label={t(`board.state.${state}`)}
          figure={count(people.filter((one) => one.state === state).length)}
        />
      ))}
      <WallFigure label={t('abandon.month')} figure={percent(answered > 0 ? abandoned / answered : 0)} />
    </div>
  );
}
