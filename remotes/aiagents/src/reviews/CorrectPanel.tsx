import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  DateField,
  FormPanel,
  ManyField,
  MoneyField,
  NumberField,
  TextField,
  useFormValue,
} from '@recobro/sdk/ui';
import type { Analysis, AnalysisAnswer } from '../api/schema.gen';
import { type Corrected, MOODS, PARTIES, RULES, SAID, schema } from './correction';
import { OUTCOMES } from './words';

const useStyles = makeStyles({
  two: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
    gap: tokens.spacingHorizontalM,
    alignItems: 'start',
  },
});

/** Props of CorrectPanel. */
interface CorrectPanelProps {
  analysis: Analysis;
  values: Corrected;
  currency: string;
  onCorrect: (values: Corrected) => void;
  onClose: () => void;
}

/** What the analysis should say instead: every claim of it, and the answers to the version's own questions. */
export function CorrectPanel({ analysis, values, currency, onCorrect, onClose }: CorrectPanelProps) {
  const { t } = useTranslation('aiagents');
  return (
    <FormPanel
      open
      title={t('correct.title')}
      schema={schema}
      values={values}
      onSubmit={async (typed) => {
        onCorrect(typed);
        onClose();
      }}
      submitLabel={t('correct.keep')}
      onClose={onClose}
    >
      <ChoiceField name="outcome" label={t('analysis.outcome')} options={choicesOf(t, 'outcome', OUTCOMES)} />
      <ChoiceField
        name="right_party"
        label={t('analysis.right_party')}
        options={choicesOf(t, 'analysis.party', PARTIES)}
      />
      <ChoiceField name="mood" label={t('analysis.mood')} options={choicesOf(t, 'analysis.moods', MOODS)} />
      <ManyField name="said" label={t('correct.said')} options={choicesOf(t, 'analysis', SAID)} />
      <Terms currency={currency} />
      <ManyField name="failed" label={t('correct.failed')} options={choicesOf(t, 'analysis.rule', RULES)} />
      {analysis.answers.map((one) => (
        <Answered key={one.name} answer={one} />
      ))}
    </FormPanel>
  );
}

/** What they have promised, and when they want to be contacted, where they said so. */
function Terms({ currency }: { currency: string }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const said = useFormValue<Corrected['said']>('said');
  return (
    <>
      {said.includes('promise') && (
        <>
          <MoneyField name="amount" label={t('correct.amount')} currency={currency} required />
          <div className={styles.two}>
            <DateField name="day" label={t('correct.day')} required />
            <NumberField name="confidence" label={t('correct.confidence')} max={100} />
          </div>
        </>
      )}
      {said.includes('callback') && (
        <div className={styles.two}>
          <DateField name="callback_day" label={t('correct.callbackDay')} />
          <TextField name="callback_time" label={t('correct.time')} help={t('correct.timeHelp')} />
        </div>
      )}
    </>
  );
}

/** The answer to a question of the version. */
function Answered({ answer: { name, question, kind, choices } }: { answer: AnalysisAnswer }) {
  const { t } = useTranslation('aiagents');
  const field = { name: `answers.${name}`, label: question || name };
  if (kind === 'boolean')
    return (
      <ChoiceField
        {...field}
        options={[
          { value: 'true', label: t('correct.yes') },
          { value: 'false', label: t('correct.no') },
        ]}
        none={t('correct.unknown')}
      />
    );
  if (kind === 'choice')
    return (
      <ChoiceField
        {...field}
        options={(choices ?? []).map((one) => ({ value: one, label: one }))}
        none={t('correct.unknown')}
      />
    );
  return <TextField {...field} />;
}
