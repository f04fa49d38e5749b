import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import {
  CalendarClockRegular,
  CheckmarkRegular,
  HandshakeRegular,
  PersonArrowRightRegular,
  ShieldProhibitedRegular,
} from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { HoldsBack } from '@recobro/sdk/ui';
import { useNextActs } from '../../api/acts';
import type { NextAct as Act } from '../../api/types';
import { Reasons } from '../../contact/work/Reasons';
import { useNextWords } from './nextWords';

const signs = {
  silent: ShieldProhibitedRegular,
  event: CalendarClockRegular,
  contact: PersonArrowRightRegular,
  promise: HandshakeRegular,
  nothing: CheckmarkRegular,
};

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minWidth: 0,
  },
  sign: { flexShrink: 0, fontSize: '20px', color: tokens.colorBrandForeground1 },
  silent: { color: tokens.colorStatusWarningForeground3 },
  quiet: { color: tokens.colorNeutralForeground3 },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
});

/** What is to be done next with a debtor, and why: the first thing that their page says. */
export function NextAct({ debtorId }: { debtorId: string }) {
  const read = useNextActs([debtorId]);
  const act = read.data?.[0];
  if (read.isPending) return <HoldsBack />;
  return act ? <NextLine act={act} /> : null;
}

function NextLine({ act }: { act: Act }) {
  const styles = useStyles();
  const { t } = useTranslation('portfolios');
  const { say, why } = useNextWords();
  const Sign = signs[act.kind];
  const quiet = act.kind === 'nothing';
  return (
    <section className={styles.line} aria-label={t('next.title')}>
      <Sign
        className={mergeClasses(styles.sign, act.kind === 'silent' && styles.silent, quiet && styles.quiet)}
        aria-hidden
      />
      <Text
        weight={quiet ? 'regular' : 'semibold'}
        className={mergeClasses(styles.words, quiet && styles.quiet)}
      >
        {say(act)}
      </Text>
      {why(act) && (
        <Text size={200} className={mergeClasses(styles.words, styles.quiet)}>
          {why(act)}
        </Text>
      )}
      {act.reasons.length > 0 && <Reasons reasons={act.reasons} />}
    </section>
  );
}
