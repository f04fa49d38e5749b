import { of, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  FormPanel,
  FoundField,
  NumberField,
  PeopleField,
  TextField,
  TickField,
  useFormValue,
} from '@recobro/sdk/ui';
import { AgentField } from '../agents/AgentField';
import { useRead, useWrite } from '../api/client';
import { findPortfolios } from '../api/portfolios';
import type { OwnNumber } from '../api/types';
import { HoursFields } from '../hours/HoursFields';
import {
  AGENT_WHEN,
  draftOf,
  type NumberDraft,
  numberBody,
  numberSchema,
  OTHERWISE,
  STRATEGIES,
} from './numberForm';

/** Adds or changes a number of the company. */
export function NumberPanel({ known, onClose }: { known?: OwnNumber | undefined; onClose: () => void }) {
  const { t } = useTranslation('calls');
  const trunks = useRead('/api/v1/trunks', {});
  const told = {
    quiet: true,
    says: ({ name }: OwnNumber) => t('numbers.saved', { name }),
    onSuccess: onClose,
  };
  const add = useWrite('POST', '/api/v1/numbers', told);
  const change = useWrite('PUT', '/api/v1/numbers/{id}', told);
  const submit = (draft: NumberDraft) => {
    const body = numberBody(draft, known);
    return known ? change.mutateAsync({ ...of(known), body }) : add.mutateAsync({ body });
  };
  const first = trunks.data?.[0]?.id ?? '';
  return (
    <FormPanel
      open
      title={known ? t('numbers.edit', { name: known.name }) : t('numbers.add')}
      version={known?.id ?? first}
      schema={numberSchema}
      values={draftOf(known, first)}
      onSubmit={submit}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <TextField
        name="number"
        type="tel"
        label={t('numbers.number')}
        help={t('numbers.numberHelp')}
        required
      />
      <TextField name="name" label={t('numbers.name')} required />
      <ChoiceField
        name="trunk_id"
        label={t('numbers.trunk')}
        options={(trunks.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TickField name="is_shown" label={t('numbers.shown')} says={t('numbers.shownHelp')} />
      <NumberField
        name="most_a_day"
        label={t('numbers.mostADay')}
        help={t('numbers.mostADayHelp')}
        max={100_000}
      />
      <FoundField
        name="portfolio_id"
        label={t('numbers.portfolio')}
        find={findPortfolios}
        of="portfolios.portfolio"
        none={t('numbers.everyPortfolio')}
      />
      <TickField name="takes_calls" label={t('numbers.takes')} says={t('numbers.takesHelp')} />
      <Inbound />
    </FormPanel>
  );
}

/** When the agent that was chosen speaks. */
function AgentWhen() {
  const { t } = useTranslation('calls');
  if (!useFormValue<string>('agent_id')) return null;
  const options = choicesOf(t, 'numbers.agentWhens', AGENT_WHEN);
  return <ChoiceField name="agent_when" label={t('numbers.agentWhen')} options={options} />;
}

/** Who takes its calls, when, and what happens otherwise. */
function Inbound() {
  const { t } = useTranslation('calls');
  if (!useFormValue<boolean>('takes_calls')) return null;
  const otherwise = choicesOf(t, 'numbers.otherwise', OTHERWISE);
  return (
    <>
      <AgentField label={t('numbers.agent')} />
      <AgentWhen />
      <PeopleField name="user_ids" label={t('numbers.team')} none={t('numbers.everybody')} />
      <ChoiceField
        name="strategy"
        label={t('numbers.strategy')}
        options={choicesOf(t, 'numbers.strategies', STRATEGIES)}
      />
      <NumberField name="ring_seconds" label={t('numbers.ringSeconds')} min={5} max={300} />
      <ChoiceField name="unanswered" label={t('numbers.unanswered')} options={otherwise} />
      <HoursFields help={t('numbers.daysHelp')} />
      <ChoiceField name="after_hours" label={t('numbers.afterHours')} options={otherwise} />
    </>
  );
}
