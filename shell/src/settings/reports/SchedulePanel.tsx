import { of, useTranslation } from '@recobro/sdk';
import { FormPanel, TextField } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../../api/client';
import { CadenceFields } from './CadenceFields';
import { DeliveryFields } from './DeliveryFields';
import { FilterFields } from './FilterFields';
import { ReportFields } from './ReportFields';
import type { Offers, Schedule, ScheduleDraft } from './reports';

const schema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(80, 'long 80')),
    report: z.string().check(z.minLength(1, 'required')),
    format: z.enum(['csv', 'xlsx']),
    every: z.enum(['daily', 'weekly', 'monthly']),
    weekdays: z.array(z.string()),
    month_day: z.string(),
    at: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'required')),
    delivery: z.enum(['download', 'mail']),
    recipients: z.array(z.string()),
    filters: z.record(z.string(), z.optional(z.array(z.string()))),
  })
  .check(
    z.refine((draft) => draft.every !== 'weekly' || draft.weekdays.length > 0, {
      error: 'required',
      path: ['weekdays'],
    }),
    z.refine((draft) => draft.delivery !== 'mail' || draft.recipients.length > 0, {
      error: 'required',
      path: ['recipients'],
    }),
  );

type Values = z.infer<typeof schema>;

/** Props of SchedulePanel. */
interface SchedulePanelProps {
  open: boolean;
  /** The schedule to change; absent to add one. */
  known?: Schedule | undefined;
  offers: Offers;
  onClose: () => void;
  /** Reads the schedule again, after somebody else has saved it. */
  onReload: () => void;
}

/** Adds or changes a schedule. */
export function SchedulePanel({ open, known, offers, onClose, onReload }: SchedulePanelProps) {
  const { t } = useTranslation();
  const told = {
    says: ({ name }: Schedule) => t('settings.reports.saved', { name }),
    onSuccess: onClose,
  };
  const add = useWrite('POST', '/api/v1/report-schedules', told);
  const change = useWrite('PUT', '/api/v1/report-schedules/{id}', told);
  const submit = (values: Values) => {
    const body = draftOf(values, offers);
    return known ? change.mutateAsync({ ...of(known), body }) : add.mutateAsync({ body });
  };
  return (
    <FormPanel
      open={open}
      title={known ? t('settings.reports.editOf', { name: known.name }) : t('settings.reports.add')}
      version={known && `${known.id}-${known.version}`}
      schema={schema}
      values={known ? valuesOf(known) : blank(offers)}
      onSubmit={submit}
      submitLabel={t('actions.save')}
      onClose={onClose}
      onReload={onReload}
    >
      <ReportFields offers={offers} known={known} />
      <TextField
        name="name"
        label={t('settings.reports.name')}
        help={t('settings.reports.nameHelp')}
        required
      />
      <FilterFields offers={offers} />
      <CadenceFields timezone={offers.timezone} />
      <DeliveryFields offers={offers} />
    </FormPanel>
  );
}

function blank({ reports }: Offers): Values {
  return {
    name: '',
    report: reports[0]?.id ?? '',
    format: 'xlsx',
    every: 'weekly',
    weekdays: ['1'],
    month_day: '1',
    at: '07:30',
    delivery: 'download',
    recipients: [],
    filters: {},
  };
}

function valuesOf({ name, report, format, cadence, delivery, recipients, filters }: Schedule): Values {
  return {
    name,
    report,
    format,
    every: cadence.every,
    weekdays: (cadence.weekdays ?? []).map(String),
    month_day: String(cadence.month_day ?? 1),
    at: cadence.at,
    delivery,
    recipients,
    filters,
  };
}

/** What is sent: only what the chosen report and cadence have a use for. */
function draftOf(values: Values, { reports }: Offers): ScheduleDraft {
  const { name, report, format, every, weekdays, month_day, at, delivery, recipients, filters } = values;
  const known = reports.find(({ id }) => id === report)?.filters.map((filter) => filter.name) ?? [];
  const used: Schedule['filters'] = {};
  for (const [filter, chosen] of Object.entries(filters)) {
    if (known.includes(filter) && chosen && chosen.length > 0) used[filter] = chosen;
  }
  return {
    name,
    report,
    format,
    delivery,
    recipients: delivery === 'mail' ? recipients : [],
    filters: used,
    cadence: {
      every,
      at,
      ...(every === 'weekly' ? { weekdays: weekdays.map(Number) } : {}),
      ...(every === 'monthly' ? { month_day: Number(month_day) } : {}),
    },
  };
}
