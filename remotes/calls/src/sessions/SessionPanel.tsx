import { of, useSession, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  choicesOf,
  FormPanel,
  FoundField,
  ManyField,
  NumberField,
  PeopleField,
  TextField,
  useFormats,
  useFormValue,
} from '@recobro/sdk/ui';
import { AgentField } from '../agents/AgentField';
import { useRead, useWrite } from '../api/client';
import { findPortfolios } from '../api/portfolios';
import type { Session } from '../api/types';
import { HoursFields } from '../hours/HoursFields';
import { Matching } from './Matching';
import { RetryFields } from './RetryFields';
import { bodyOf, formOf, type SessionForm, sessionSchema } from './sessionForm';
import { TimesFields } from './TimesFields';
import { ACTS, ANSWERED, DEBTOR_STATUSES, dials, ORDERS, SESSION_MODES } from './words';

/** Props of SessionPanel. */
interface SessionPanelProps {
  /** Absent for a new one. */
  known?: Session | undefined;
  onMade?: (made: Session) => void;
  onClose: () => void;
}

/** Makes or changes a calling session. */
export function SessionPanel({ known, onMade, onClose }: SessionPanelProps) {
  const { t } = useTranslation('calls');
  const zone = useSession().me.tenant.timezone;
  const told = {
    quiet: true,
    says: ({ name }: Session) => t('sessions.saved', { name }),
    onSuccess: (made: Session) => {
      onClose();
      onMade?.(made);
    },
  };
  const add = useWrite('POST', '/api/v1/sesiones', told);
  const change = useWrite('PUT', '/api/v1/sesiones/{id}', told);
  const submit = (form: SessionForm) => {
    const body = bodyOf(form, known, zone);
    return known ? change.mutateAsync({ ...of(known), body }) : add.mutateAsync({ body });
  };
  return (
    <FormPanel
      open
      title={known ? t('sessions.edit', { name: known.name }) : t('sessions.add')}
      version={known?.id}
      schema={sessionSchema}
      values={formOf(known, zone)}
      onSubmit={submit}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <TextField name="name" label={t('sessions.name')} required />
      <FoundField
        name="portfolio_id"
        label={t('sessions.portfolio')}
        find={findPortfolios}
        of="portfolios.portfolio"
        none={t('sessions.choose')}
        required
      />
      <Whom />
      <Mode />
      <PeopleField name="user_ids" label={t('sessions.team')} none={t('sessions.nobody')} />
      <Agent />
      <Numbers />
      <NumberField name="ring_seconds" label={t('sessions.ringSeconds')} min={10} max={90} />
      <NumberField name="max_tries" label={t('sessions.maxTries')} min={1} max={20} />
      <NumberField name="retry_minutes" label={t('sessions.retryMinutes')} min={1} max={10_080} />
      <RetryFields />
      <NumberField
        name="wrap_seconds"
        label={t('sessions.wrapSeconds')}
        help={t('sessions.wrapHelp')}
        max={1_800}
      />
      <Pacing />
      <TimesFields />
      <HoursFields help={t('sessions.daysHelp')} />
    </FormPanel>
  );
}

/** Whom it calls, and how many these are now. */
function Whom() {
  const { t } = useTranslation('calls');
  const buckets = useRead('/api/v1/carteras/buckets', {}, { quiet: true }).data ?? [];
  return (
    <>
      <ManyField
        name="bucket"
        label={t('sessions.buckets')}
        options={buckets.map(({ id, classification }) => ({ value: id, label: classification }))}
      />
      <ManyField
        name="status"
        label={t('sessions.debtorStatus')}
        options={choicesOf(t, 'debtorStatus', DEBTOR_STATUSES)}
      />
      <ChoiceField name="order" label={t('sessions.order')} options={choicesOf(t, 'sessionOrder', ORDERS)} />
      <Matching />
    </>
  );
}

function Mode() {
  const { t } = useTranslation('calls');
  const mode = useFormValue<SessionForm['mode']>('mode');
  const options = choicesOf(t, 'mode', SESSION_MODES);
  return (
    <ChoiceField name="mode" label={t('sessions.mode')} help={t(`modeHelp.${mode}`)} options={options} />
  );
}

/** Who speaks with those whom nobody of the team is free for: of a session that calls by itself. */
function Agent() {
  const { t } = useTranslation('calls');
  const mode = useFormValue<SessionForm['mode']>('mode');
  const chosen = useFormValue<string>('agent_id');
  if (!dials(mode)) return null;
  return (
    <>
      <AgentField label={t('sessions.agent')} />
      {chosen && (
        <NumberField
          name="agent_lines"
          label={t('sessions.agentLines')}
          help={t('sessions.agentLinesHelp')}
          min={1}
          max={100}
        />
      )}
    </>
  );
}

function Numbers() {
  const { t } = useTranslation('calls');
  const numbers = useRead('/api/v1/numbers', {}, { quiet: true }).data ?? [];
  return (
    <ManyField
      name="number_ids"
      label={t('sessions.numbers')}
      help={t('sessions.numbersHelp')}
      options={numbers.filter((one) => one.is_shown).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** How boldly it calls, and what happens where no person answers: of a session that calls by itself. */
function Pacing() {
  const { t } = useTranslation('calls');
  const { percent } = useFormats();
  const mode = useFormValue<SessionForm['mode']>('mode');
  if (!dials(mode)) return null;
  return (
    <>
      {mode === 'predictive' && (
        <NumberField
          name="abandon"
          label={t('sessions.abandon')}
          help={t('sessions.abandonHelp', { most: percent(0.03) })}
          max={3}
        />
      )}
      {ANSWERED.map((who) => (
        <ChoiceField
          key={who}
          name={who}
          label={t(`sessions.answers.${who}`)}
          options={choicesOf(t, 'sessionAct', ACTS)}
        />
      ))}
    </>
  );
}
