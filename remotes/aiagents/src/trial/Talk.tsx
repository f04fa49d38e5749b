import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import { Section } from '@recobro/sdk/ui';
import { useState } from 'react';
import type { Test } from '../api/types';
import { Answer } from './Answer';
import { Known } from './Known';
import { SaveCase } from './SaveCase';
import { Transcript } from './Transcript';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Props of Talk. */
interface TalkProps {
  test: Test;
  onTurn: (test: Test) => void;
  onAnew: () => void;
}

/** A test under way: what was said and done, what is known, and the way to answer. */
export function Talk({ test, onTurn, onAnew }: TalkProps) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const [saving, setSaving] = useState(false);
  const acts = (
    <>
      {can('aiagents.agents:test') && test.turns > 1 && (
        <Button size="small" onClick={() => setSaving(true)}>
          {t('trial.save')}
        </Button>
      )}
      <Button size="small" onClick={onAnew}>
        {t('trial.anew')}
      </Button>
    </>
  );
  return (
    <div className={styles.columns}>
      <Section title={t('trial.talk')} actions={acts}>
        <Transcript lines={test.lines ?? []} />
        <Answer test={test} onTurn={onTurn} />
      </Section>
      <Known panel={test.panel} />
      {saving && <SaveCase test={test} onClose={() => setSaving(false)} />}
    </div>
  );
}
