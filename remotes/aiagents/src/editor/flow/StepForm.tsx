import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { choicesOf, Section } from '@recobro/sdk/ui';
import { Choice, Figure, Words } from '../fields';
import { useDraft, useDraftField } from '../useDraft';
import { Answers } from './Answers';
import { StepName } from './StepName';
import { without } from './steps';
import { Ways } from './Ways';
import { KINDS, OUTCOMES, REASONS, SLOTS, TOOLS } from './words';

const useStyles = makeStyles({
  all: { display: 'grid', gap: tokens.spacingVerticalM },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
});

/** Props of StepForm. */
interface StepFormProps {
  /** Its place among the steps. */
  at: number;
  onChoose: (id: string) => void;
}

/** One step: what it says, what is understood, and where it leads. */
export function StepForm({ at, onChoose }: StepFormProps) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { spec, set, frozen } = useDraft();
  const step = spec.flow.steps[at];
  const path = `flow.steps.${at}`;
  if (!step) return null;
  const remove = () => {
    set('flow', without(spec.flow, step.id));
    onChoose('');
  };
  return (
    <Section
      title={step.id}
      actions={
        !frozen && (
          <Button size="small" onClick={remove}>
            {t('removeStep')}
          </Button>
        )
      }
    >
      <div className={styles.all}>
        <div className={styles.row}>
          <StepName at={at} onRename={onChoose} />
          <Choice path={`${path}.kind`} label={t('part.stepKind')} choices={choicesOf(t, 'kind', KINDS)} />
        </div>
        {step.kind === 'act' && (
          <Choice
            path={`${path}.act`}
            label={t('part.act')}
            choices={choicesOf(t, 'tool', TOOLS)}
            none={t('choose')}
          />
        )}
        {step.act === 'outside_tool' && <UsedOutside path={`${path}.outside`} />}
        {step.kind !== 'act' && <Texts path={`${path}.say`} label={t('part.say')} />}
        {step.kind === 'ask' && <Asked path={path} />}
        {step.kind === 'hand_over' && (
          <Choice
            path={`${path}.reason`}
            label={t('part.reason')}
            choices={choicesOf(t, 'reason', REASONS)}
            none={t('choose')}
          />
        )}
        {step.kind === 'end' && (
          <Choice
            path={`${path}.outcome`}
            label={t('part.outcome')}
            choices={choicesOf(t, 'outcome', OUTCOMES)}
            none={t('choose')}
          />
        )}
        <Ways at={at} onChoose={onChoose} />
      </div>
    </Section>
  );
}

/** Which of the granted tools of other servers is used, and what it is told. */
function UsedOutside({ path }: { path: string }) {
  const { t } = useTranslation('aiagents');
  const { spec } = useDraft();
  const { value = '' } = useDraftField<string>(path);
  const all = spec.grants.outside ?? [];
  const takes = all.find(({ name }) => name === value)?.takes.map((one) => t(`given.${one}`));
  return (
    <Choice
      path={path}
      label={t('outside.one')}
      choices={all.map(({ name }) => ({ value: name, label: name }))}
      none={t('choose')}
      help={takes && t('outside.takes', { takes: takes.join(', ') || t('outside.nothing') })}
    />
  );
}

/** What an answer is understood as, and what is said when it was not. */
function Asked({ path }: { path: string }) {
  const { t } = useTranslation('aiagents');
  return (
    <>
      <Choice
        path={`${path}.ask`}
        label={t('part.ask')}
        choices={choicesOf(t, 'slot', SLOTS)}
        none={t('choose')}
      />
      <Texts path={`${path}.again`} label={t('part.again')} />
      <Texts path={`${path}.keys`} label={t('part.keys')} />
      <Answers path={`${path}.answers`} />
      <Figure path={`${path}.most_tries`} label={t('part.most_tries')} max={5} help={t('triesHelp')} />
    </>
  );
}

/** A text in each language of the version. */
function Texts({ path, label }: { path: string; label: string }) {
  const { t } = useTranslation('aiagents');
  const { spec } = useDraft();
  return spec.languages.map((language) => (
    <Words
      key={language}
      path={`${path}.${language}`}
      label={`${label} · ${t(`language.${language}`)}`}
      rows={2}
    />
  ));
}
