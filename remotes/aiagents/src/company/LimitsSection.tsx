import { makeStyles, tokens } from '@fluentui/react-components';
import { useCan, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  Form,
  Loaded,
  LongTextField,
  ManyField,
  NumberField,
  Section,
  stacked,
  TickField,
} from '@recobro/sdk/ui';
import { useRead, useWrite } from '../api/client';
import type { Limits } from '../api/types';
import { HoursField } from './HoursField';
import { LimitFacts } from './LimitFacts';
import { draftOf, INTENTS, LANGUAGES, rulesOf, SPENT, schema } from './limitsForm';

const useStyles = makeStyles({
  group: {
    ...stacked(tokens.spacingVerticalL),
    minWidth: 0,
    margin: 0,
    padding: 0,
    borderBlockStyle: 'none',
    borderInlineStyle: 'none',
  },
  legend: {
    paddingInline: 0,
    fontWeight: tokens.fontWeightSemibold,
    paddingBlockEnd: tokens.spacingVerticalS,
  },
});

/** What agents may do at most, and what they never do. */
export function LimitsSection() {
  const { t } = useTranslation('aiagents');
  const can = useCan();
  const limits = useRead('/api/v1/ai-agents/settings', {});
  return (
    <Section title={t('limits.title')} waiting={limits.isPending} expected={8}>
      <Loaded read={limits}>
        {(known) =>
          can('aiagents.settings:update') ? (
            <LimitsForm key={known.version} known={known} onReload={() => void limits.refetch()} />
          ) : (
            <LimitFacts limits={known} />
          )
        }
      </Loaded>
    </Section>
  );
}

function LimitsForm({ known, onReload }: { known: Limits; onReload: () => void }) {
  const { t } = useTranslation('aiagents');
  const save = useWrite('PUT', '/api/v1/ai-agents/settings', { quiet: true, says: () => t('limits.saved') });
  return (
    <Form
      schema={schema}
      values={draftOf(known)}
      submitLabel={t('save')}
      onSubmit={(draft) => save.mutateAsync({ body: rulesOf(draft), known })}
      onReload={onReload}
    >
      <Budgets />
      <Guardrails />
      <Kept />
      <Defaults />
    </Form>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const styles = useStyles();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

function Budgets() {
  const { t } = useTranslation('aiagents');
  return (
    <Group title={t('limits.budgets')}>
      <NumberField name="day" label={t('limits.day')} help={t('limits.budgetHelp')} max={1_000_000} />
      <NumberField name="month" label={t('limits.month')} help={t('limits.budgetHelp')} max={1_000_000} />
      <ChoiceField
        name="when_spent"
        label={t('limits.whenSpent')}
        options={choicesOf(t, 'limits.spent', SPENT)}
      />
      <NumberField name="most_talks" label={t('limits.mostTalks')} min={1} max={1_000} />
    </Group>
  );
}

function Guardrails() {
  const { t } = useTranslation('aiagents');
  return (
    <Group title={t('limits.guardrails')}>
      <HoursField name="hours" label={t('limits.hours')} help={t('limits.hoursHelp')} />
      <ManyField
        name="hand_over_on"
        label={t('limits.handOver')}
        help={t('limits.handOverHelp')}
        options={INTENTS.map((one) => ({ value: one, label: t(`limits.intent.${one}`) }))}
      />
      {LANGUAGES.map((language) => (
        <LongTextField
          key={language}
          name={`words_${language}`}
          label={t(`limits.words.${language}`)}
          help={t('limits.wordsHelp')}
        />
      ))}
    </Group>
  );
}

function Kept() {
  const { t } = useTranslation('aiagents');
  return (
    <Group title={t('limits.kept')}>
      <TickField name="keeps_text" label={t('limits.keepsText')} says={t('limits.keepsTextHelp')} />
      <NumberField name="keeps_days" label={t('limits.keepsDays')} min={1} max={3_650} />
    </Group>
  );
}

function Defaults() {
  const { t } = useTranslation('aiagents');
  return (
    <Group title={t('limits.defaults')}>
      <ChoiceField
        name="language"
        label={t('limits.language')}
        options={choicesOf(t, 'language', LANGUAGES)}
      />
      <NumberField name="minutes" label={t('limits.minutes')} min={1} max={60} />
      <NumberField name="turns" label={t('limits.turns')} min={2} max={200} />
      <NumberField name="talk" label={t('limits.talk')} help={t('limits.talkHelp')} max={1_000_000} />
    </Group>
  );
}
