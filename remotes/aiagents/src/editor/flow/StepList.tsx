import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import {
  AddRegular,
  BotRegular,
  CommentRegular,
  FlagRegular,
  type FluentIcon,
  PersonArrowRightRegular,
  QuestionCircleRegular,
  WarningRegular,
  WrenchRegular,
} from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { cut, plainList } from '@recobro/sdk/ui';
import type { Step } from '../../api/types';
import { useDraft } from '../useDraft';
import { withNew } from './steps';
import { useStepWords } from './words';

const ICONS: Record<Step['kind'], FluentIcon> = {
  ...{ say: CommentRegular, ask: QuestionCircleRegular, act: WrenchRegular },
  ...{ hand_over: PersonArrowRightRegular, end: FlagRegular },
};

const useStyles = makeStyles({
  list: { ...plainList, maxHeight: '70vh', overflowY: 'auto' },
  one: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    justifyContent: 'start',
    width: '100%',
    minWidth: 0,
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    paddingInline: tokens.spacingHorizontalS,
  },
  chosen: { backgroundColor: tokens.colorNeutralBackground1Selected },
  lines: { display: 'grid', minWidth: 0 },
  words: { ...cut, color: tokens.colorNeutralForeground3, display: 'block' },
  name: { ...cut, display: 'block' },
  fault: { color: tokens.colorStatusWarningForeground1 },
});

/** Props of StepList. */
interface StepListProps {
  chosen: string;
  onChoose: (id: string) => void;
}

/** The steps of the flow, each with what it does; the way to them by keyboard, and where there is no room for a picture. */
export function StepList({ chosen, onChoose }: StepListProps) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const { spec, set, frozen } = useDraft();
  const add = () => {
    const [flow, made] = withNew(spec.flow);
    set('flow', flow);
    onChoose(made.id);
  };
  return (
    <nav aria-label={t('steps')}>
      <ul className={styles.list}>
        <li>
          <Button
            appearance="subtle"
            className={mergeClasses(styles.one, !chosen && styles.chosen)}
            aria-pressed={!chosen}
            onClick={() => onChoose('')}
          >
            <BotRegular aria-hidden />
            <span className={styles.lines}>
              <span className={styles.name}>{t('anywhere')}</span>
            </span>
          </Button>
        </li>
        {spec.flow.steps.map((step, at) => (
          <li key={`${at} ${step.id}`}>
            <OneStep step={step} chosen={step.id === chosen} onChoose={() => onChoose(step.id)} />
          </li>
        ))}
      </ul>
      {!frozen && spec.flow.steps.length < 80 && (
        <Button icon={<AddRegular />} onClick={add}>
          {t('addStep')}
        </Button>
      )}
    </nav>
  );
}

function OneStep({ step, chosen, onChoose }: { step: Step; chosen: boolean; onChoose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation('aiagents');
  const words = useStepWords();
  const { faults } = useDraft();
  const Icon = ICONS[step.kind];
  const faulty = faults.some((fault) => fault.step === step.id);
  return (
    <Button
      appearance="subtle"
      className={mergeClasses(styles.one, chosen && styles.chosen)}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <Icon aria-label={t(`kind.${step.kind}`)} />
      <span className={styles.lines}>
        <bdi className={styles.name}>{step.id}</bdi>
        <Text size={200} dir="auto" className={styles.words}>
          {words(step)}
        </Text>
      </span>
      {faulty && <WarningRegular className={styles.fault} aria-label={t('faulty')} />}
    </Button>
  );
}
