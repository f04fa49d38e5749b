import { Button, Field } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, ErrorState, Notice } from '@recobro/sdk/ui';
import type { Test } from '../api/types';
import { useSetupStyles } from './setupStyles';
import { AROUND, LEVELS, type useWay, type Way } from './useWay';

/** What is chosen of a test on a line. */
export interface Chosen {
  number: string;
  around: Test['around'];
  level: (typeof LEVELS)[number];
}

/** Props of OnLine. */
interface OnLineProps {
  way: Way;
  state: ReturnType<typeof useWay>;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

/** What a test on a line needs besides: the telephone that rings, and what is heard around it; or what is missing. */
export function OnLine({ way, state, chosen, onChoose }: OnLineProps) {
  const { t } = useTranslation('aiagents');
  const choices = state.numbers.map((value) => ({ value, label: value }));
  return (
    <>
      {way === 'telephone' && choices.length > 0 && (
        <Field label={t('trial.number')}>
          <Choose
            dir="ltr"
            value={chosen.number || choices[0]?.value}
            choices={choices}
            onChoose={(number) => onChoose({ ...chosen, number })}
          />
        </Field>
      )}
      <Field label={t('trial.around')}>
        <Choose
          value={chosen.around}
          choices={choicesOf(t, 'around', AROUND)}
          onChoose={(around) => onChoose({ ...chosen, around })}
        />
      </Field>
      {chosen.around !== 'none' && (
        <Field label={t('trial.level')} hint={t('trial.levelHelp')}>
          <Choose
            value={chosen.level}
            choices={choicesOf(t, 'loudness', LEVELS)}
            onChoose={(level) => onChoose({ ...chosen, level })}
          />
        </Field>
      )}
      <Lacks state={state} />
    </>
  );
}

/** What is missing, and the way to look again. */
function Lacks({ state: { read, lacks } }: Pick<OnLineProps, 'state'>) {
  const styles = useSetupStyles();
  const { t } = useTranslation('aiagents');
  const again = () => void read.refetch();
  if (read.error && !read.data)
    return (
      <div className={styles.all}>
        <ErrorState error={read.error} onRetry={again} />
      </div>
    );
  if (!lacks) return null;
  return (
    <Notice
      className={styles.all}
      layout="multiline"
      intent="warning"
      action={
        <Button size="small" disabled={read.isFetching} onClick={again}>
          {t('trial.lookAgain')}
        </Button>
      }
    >
      {lacks}
    </Notice>
  );
}
