import { Text } from '@fluentui/react-components';
import { of, useNavigate, useSession, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  CountryFields,
  choicesOf,
  countries,
  DateField,
  FormPanel,
  habits,
  LongTextField,
  MoneyField,
  TextField,
  timezones,
  useFormValue,
  usePinned,
} from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../../api/client';
import type { Portfolio, PortfolioDraft } from '../../api/types';

const TYPES = ['own', 'third_party', 'purchased'] as const;
const STAGES = ['preventive', 'early', 'pre_legal', 'legal', 'written_off'] as const;

const day = z.string().check(z.regex(/^$|^\d{4}-\d{2}-\d{2}$/, 'date'));

const schema = z
  .object({
    code: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'long 40')),
    name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'long 120')),
    creditor_name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'long 120')),
    type: z.enum(TYPES),
    stage: z.enum(STAGES),
    currency: z.string(),
    country: z.string(),
    timezone: z.string(),
    description: z.string().check(z.maxLength(2000, 'long 2000')),
    opened_on: day,
    closes_on: day,
    share: z.string().check(z.trim(), z.regex(/^$|^(100|\d{1,2}([.,]\d{1,2})?)$/, 'invalid')),
    goal: z.nullable(z.number('amount').check(z.nonnegative('amount'))),
  })
  .check(
    z.refine((draft) => !draft.opened_on || !draft.closes_on || draft.closes_on >= draft.opened_on, {
      error: 'order',
      path: ['closes_on'],
    }),
  );

/** A new portfolio, of the country that the company's own currency is of. */
function blankOf(home: string): PortfolioDraft {
  const country = countries.find((one) => habits[one].currency === home) ?? 'UY';
  return { ...blank, country, ...habits[country] };
}

const blank: PortfolioDraft = {
  code: '',
  name: '',
  creditor_name: '',
  type: 'third_party',
  stage: 'early',
  currency: 'UYU',
  country: 'UY',
  timezone: 'America/Montevideo',
  description: '',
  opened_on: '',
  closes_on: '',
};

/** Hundredths of a percent, as somebody types a percentage. */
const hundredths = (text: string) => Math.round(Number(text.replace(',', '.')) * 100);

/** A portfolio as the form shows it: what is nothing is left blank. */
const typed = (draft: Portfolio | PortfolioDraft) => ({
  ...draft,
  share: draft.commission ? String(draft.commission / 100) : '',
  goal: draft.target || null,
});

/** Props of PortfolioPanel. */
interface PortfolioPanelProps {
  open: boolean;
  /** The portfolio to change, as it was read last; absent to create one. */
  latest?: Portfolio;
  reload?: () => Promise<Portfolio | undefined>;
  /** It is the first: what comes next is the creditor's file. */
  first?: boolean;
  onClose: () => void;
}

/** Creates or changes a portfolio. */
export function PortfolioPanel({ open, latest, reload, first = false, onClose }: PortfolioPanelProps) {
  const { value: known, ready, renew } = usePinned(open, latest, async () => reload?.());
  const { t } = useTranslation('portfolios');
  const { currency: home } = useSession().me.tenant;
  const navigate = useNavigate();
  const create = useWrite('POST', '/api/v1/carteras', {
    quiet: true,
    says: ({ name }) => t('portfolios.created', { name }),
  });
  const change = useWrite('PATCH', '/api/v1/carteras/{id}', {
    quiet: true,
    says: ({ name }) => t('portfolios.saved', { name }),
  });
  const submit = async (body: z.infer<typeof schema>) => {
    const { currency, country, share, goal, ...others } = body;
    const changed = { ...others, commission: hundredths(share), target: goal ?? 0 };
    if (known) await change.mutateAsync({ ...of(known), body: changed });
    const made = known ?? (await create.mutateAsync({ body: { ...changed, currency, country } }));
    onClose();
    if (!known) navigate(`/portfolios/${made.id}${first ? '/imports/new' : ''}`);
  };
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <FormPanel
      open={ready}
      title={known ? t('portfolios.edit') : t('portfolios.create')}
      version={known?.version ?? 'new'}
      schema={schema}
      values={typed(known ?? blankOf(home))}
      onSubmit={submit}
      submitLabel={known ? t('save') : t(first ? 'portfolios.createFirst' : 'portfolios.create')}
      onReload={() => void renew()}
      onClose={onClose}
    >
      {first && <Text>{t('portfolios.firstLead')}</Text>}
      <TextField name="name" label={t('fields.name')} required />
      <TextField name="code" label={t('fields.code')} help={t('portfolios.codeHelp')} required />
      <TextField name="creditor_name" label={t('fields.creditor')} required />
      <ChoiceField name="type" label={t('fields.type')} options={choicesOf(t, 'portfolioType', TYPES)} />
      <ChoiceField name="stage" label={t('fields.stage')} options={choicesOf(t, 'stage', STAGES)} />
      {known ? (
        <ChoiceField name="timezone" label={t('fields.timezone')} options={plain(timezones)} />
      ) : (
        <CountryFields
          labels={{
            country: t('fields.country'),
            currency: t('fields.currency'),
            timezone: t('fields.timezone'),
          }}
        />
      )}
      <Terms />
      <DateField name="opened_on" label={t('fields.openedOn')} help={t('portfolios.dateHelp')} />
      <DateField name="closes_on" label={t('fields.closesOn')} />
      <LongTextField name="description" label={t('fields.description')} />
    </FormPanel>
  );
}

/** What the agency keeps, and what it means to recover. */
function Terms() {
  const { t } = useTranslation('portfolios');
  const currency = useFormValue<string>('currency');
  return (
    <>
      <TextField name="share" label={t('fields.commissionPercent')} help={t('portfolios.commissionHelp')} />
      <MoneyField
        name="goal"
        label={t('fields.target')}
        help={t('portfolios.targetHelp')}
        currency={currency}
      />
    </>
  );
}
