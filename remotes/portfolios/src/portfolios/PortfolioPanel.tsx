import { Text } from '@fluentui/react-components';
import { useNavigate, useSession, useToasts, useTranslation } from '@recobro/sdk';
import {
  ChoiceField,
  CountryFields,
  countries,
  DateField,
  Form,
  habits,
  LongTextField,
  SidePanel,
  TextField,
  timezones,
  usePinned,
} from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { type PortfolioDraft, useSavePortfolio } from '../api/portfolioQueries';
import type { Portfolio } from '../api/types';
import { STAGES, TYPES } from './choices';

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

/** A portfolio with the version of it that was read. */
type Known = { data: Portfolio; etag: string };

/** Props of PortfolioPanel. */
interface PortfolioPanelProps {
  open: boolean;
  /** The portfolio to change, as it was read last; absent to create one. */
  latest?: Known;
  reload?: () => Promise<Known | undefined>;
  /** It is the first: what comes next is the creditor's file. */
  first?: boolean;
  onClose: () => void;
}

/** Creates or changes a portfolio. */
export function PortfolioPanel({ open, latest, reload, first = false, onClose }: PortfolioPanelProps) {
  const { value: known, renew } = usePinned(open, latest, async () => reload?.());
  const { t } = useTranslation('portfolios');
  const { currency } = useSession().me.tenant;
  const navigate = useNavigate();
  const toasts = useToasts();
  const save = useSavePortfolio(known && { id: known.data.id, etag: known.etag });
  const submit = async (draft: PortfolioDraft) => {
    const { currency: of, country, ...change } = draft;
    const saved = await save.mutateAsync(known ? change : { currency: of, country, ...change });
    toasts.success(t(known ? 'portfolios.saved' : 'portfolios.created', { name: saved.data.name }));
    onClose();
    if (!known) navigate(`/portfolios/${saved.data.id}${first ? '/imports/new' : ''}`);
  };
  const choices = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${name}.${value}`) }));
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  return (
    <SidePanel open={open} title={known ? t('portfolios.edit') : t('portfolios.create')} onClose={onClose}>
      <Form
        key={known?.etag ?? 'new'}
        schema={schema}
        values={known ? pick(known.data) : blankOf(currency)}
        onSubmit={submit}
        submitLabel={known ? t('save') : t(first ? 'portfolios.createFirst' : 'portfolios.create')}
        onCancel={onClose}
        onReload={() => void renew()}
      >
        {first && <Text>{t('portfolios.firstLead')}</Text>}
        <TextField name="name" label={t('fields.name')} required />
        <TextField name="code" label={t('fields.code')} help={t('portfolios.codeHelp')} required />
        <TextField name="creditor_name" label={t('fields.creditor')} required />
        <ChoiceField name="type" label={t('fields.type')} options={choices('portfolioType', TYPES)} />
        <ChoiceField name="stage" label={t('fields.stage')} options={choices('stage', STAGES)} />
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
        <DateField name="opened_on" label={t('fields.openedOn')} help={t('portfolios.dateHelp')} />
        <DateField name="closes_on" label={t('fields.closesOn')} />
        <LongTextField name="description" label={t('fields.description')} />
      </Form>
    </SidePanel>
  );
}

function pick(portfolio: Portfolio): PortfolioDraft {
  const names = Object.keys(blank) as (keyof PortfolioDraft)[];
  return Object.fromEntries(names.map((name) => [name, portfolio[name] ?? ''])) as unknown as PortfolioDraft;
}
