import { makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { Choose, choicesOf, IconButton, plainList, stacked } from '@recobro/sdk/ui';
import { MOST_STEPS, STEPS, type Step, stepOf } from './macroForm';
import { StepValue } from './StepValue';

const useStyles = makeStyles({
  list: { ...plainList, ...stacked(tokens.spacingVerticalS) },
  step: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    gap: tokens.spacingHorizontalXS,
    alignItems: 'start',
  },
});

/** Props of MacroSteps. */
export interface MacroStepsProps {
  id: string;
  steps: Step[];
  onChange: (steps: Step[]) => void;
}

/** The steps of a macro: what is done, and with what. */
export function MacroSteps({ id, steps, onChange }: MacroStepsProps) {
  const styles = useStyles();
  const { t } = useTranslation('chats');
  const kinds = choicesOf(t, 'macroAct', STEPS);
  const put = (at: number, step: Step) => onChange(steps.map((one, n) => (n === at ? step : one)));
  return (
    <ol className={styles.list}>
      {steps.map((step, at) => (
        // The steps have no names of their own: their places are what they are known by.
        <li key={at} className={styles.step}>
          <Choose
            aria-label={t('macros.step', { place: at + 1 })}
            value={step.kind}
            choices={kinds}
            onChoose={(kind) => put(at, stepOf(kind))}
          />
          <StepValue step={step} onChange={(change) => put(at, { ...step, ...change })} />
          <IconButton
            size="medium"
            icon={<DeleteRegular />}
            label={t('macros.dropStep', { place: at + 1 })}
            onClick={() => onChange(steps.filter((_, n) => n !== at))}
          />
        </li>
      ))}
      {steps.length < MOST_STEPS && (
        <li>
          <Choose
            id={id}
            value=""
            none={t('macros.addStep')}
            choices={kinds}
            onChoose={(kind) => kind && onChange([...steps, stepOf(kind)])}
          />
        </li>
      )}
    </ol>
  );
}
