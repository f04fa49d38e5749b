import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { FigureCard, FigureRow, Loaded, ProgressPanel, Section, useFormats } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import type { SessionResults as Results, Session } from '../api/types';
import { dials, TARGET_STATES } from './words';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL },
});

/** How far a session has come. */
export function SessionResults({ session }: { session: Session }) {
  const { t } = useTranslation('calls');
  const read = useRead('/api/v1/sesiones/{id}/results', { path: { id: session.id } });
  return (
    <Section title={t('sessions.results')} waiting={read.isPending} expected={3}>
      <Loaded read={read}>{(results) => <Known session={session} results={results} />}</Loaded>
    </Section>
  );
}

function Known({ session, results }: { session: Session; results: Results }) {
  const { t } = useTranslation('calls');
  const styles = useStyles();
  const { count, percent } = useFormats();
  if (session.status === 'draft')
    return t('sessions.wouldCall', { count: results.matching, shown: count(results.matching) });
  const { reached = 0, spent = 0, refused = 0 } = results.states;
  const done = reached + spent + refused;
  return (
    <div className={styles.parts}>
      <ProgressPanel
        label={t(session.filled_at ? 'sessions.progress' : 'sessions.filling')}
        done={done}
        total={results.planned}
        measure={t('sessions.doneOf', { done: count(done), planned: count(results.planned) })}
      />
      <FigureRow plain>
        {TARGET_STATES.map((state) => (
          <FigureCard
            key={state}
            label={t(`targetState.${state}`)}
            figure={count(results.states[state] ?? 0)}
          />
        ))}
        <FigureCard
          label={t('sessions.calls')}
          figure={count(results.calls)}
          note={
            results.calls > 0 && t('sessions.answered', { share: percent(results.answered / results.calls) })
          }
          to={`/calls?session=${session.id}`}
        />
        {dials(session.mode) && (
          <FigureCard
            label={t('abandon.abandoned')}
            figure={count(results.abandoned)}
            note={
              results.answered > 0 &&
              t('abandon.of', { abandoned: count(results.abandoned), answered: count(results.answered) })
            }
          />
        )}
      </FigureRow>
    </div>
  );
}
