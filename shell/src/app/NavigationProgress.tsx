import { makeStyles, ProgressBar } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

const COMPLETE_MS = 200;

const useStyles = makeStyles({
  bar: { position: 'fixed', insetInline: 0, top: 0, zIndex: 1000, height: '2px' },
});

/** Two pixels on the top edge while a navigation is pending; runs full when it ends, then goes. It belongs to no part of the page, so it is a status of its own. */
export function NavigationProgress() {
  const styles = useStyles();
  const { t } = useTranslation();
  const pending = useNavigation().state !== 'idle';
  const phase = usePhase(pending);
  if (phase === 'none') return null;
  return (
    <div role="status">
      <ProgressBar
        className={styles.bar}
        thickness="medium"
        shape="square"
        aria-label={t('app.navigating')}
        data-testid="navigation-progress"
        {...(phase === 'complete' ? { value: 1 } : {})}
      />
    </div>
  );
}

function usePhase(pending: boolean): 'none' | 'pending' | 'complete' {
  const [phase, setPhase] = useState<'none' | 'pending' | 'complete'>('none');
  useEffect(() => {
    if (pending) setPhase('pending');
    else setPhase((before) => (before === 'pending' ? 'complete' : before));
  }, [pending]);
  useEffect(() => {
    if (phase !== 'complete') return;
    const timer = setTimeout(() => setPhase('none'), COMPLETE_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  return phase;
}
