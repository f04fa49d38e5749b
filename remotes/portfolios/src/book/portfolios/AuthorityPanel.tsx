import { of, useTranslation } from '@recobro/sdk';
import { FormPanel, MoneyField, TextField, usePinned } from '@recobro/sdk/ui';
import * as z from 'zod/mini';
import { useWrite } from '../../api/client';
import type { AuthorityLimit, Portfolio } from '../../api/types';

const ROLES = ['admin', 'manager', 'cashier'] as const;

const share = z.string().check(z.trim(), z.regex(/^$|^(100|\d{1,2})([.,]\d{1,2})?$/, 'invalid'));
const amount = z.nullable(z.number('amount').check(z.nonnegative('amount')));

const schema = z.object({
  admin_share: share,
  admin_amount: amount,
  manager_share: share,
  manager_amount: amount,
  cashier_share: share,
  cashier_amount: amount,
});

type Draft = z.infer<typeof schema>;

/** Props of AuthorityPanel. */
interface AuthorityPanelProps {
  open: boolean;
  latest: Portfolio;
  reload: () => Promise<Portfolio | undefined>;
  onClose: () => void;
}

/** Sets how far each role may change a portfolio's debts without somebody else's approval. */
export function AuthorityPanel({ open, latest, reload, onClose }: AuthorityPanelProps) {
  const { value: portfolio = latest, ready, renew } = usePinned(open, latest, reload);
  const { t } = useTranslation('portfolios');
  const save = useWrite('PUT', '/api/v1/carteras/{id}/authority', {
    quiet: true,
    changes: ['/api/v1/deudores'],
    says: () => t('authority.saved'),
    onSuccess: onClose,
  });
  const submit = (draft: Draft) => {
    const limits = ROLES.map((role) => limitOf(role, draft, portfolio));
    return save.mutateAsync({ ...of(portfolio), body: { limits } });
  };
  return (
    <FormPanel
      open={ready}
      title={t('authority.title')}
      version={portfolio.version}
      schema={schema}
      values={draftOf(portfolio)}
      onSubmit={submit}
      submitLabel={t('save')}
      onReload={() => void renew()}
      onClose={onClose}
    >
      {ROLES.map((role) => [
        <TextField
          key={`${role}_share`}
          name={`${role}_share`}
          label={t('authority.shareOf', { role: t(`authority.role.${role}`) })}
          help={t('authority.shareHelp')}
        />,
        <MoneyField
          key={`${role}_amount`}
          name={`${role}_amount`}
          label={t('authority.amountOf', { role: t(`authority.role.${role}`) })}
          currency={portfolio.currency}
        />,
      ])}
    </FormPanel>
  );
}

const limits = (portfolio: Portfolio, role: string) => portfolio.authority.find((one) => one.role === role);

function draftOf(portfolio: Portfolio): Draft {
  const fields = ROLES.flatMap((role): [string, string | number | null][] => {
    const limit = limits(portfolio, role);
    const own = limit?.amounts.find((one) => one.currency === portfolio.currency);
    return [
      [`${role}_share`, limit?.share == null ? '' : String(limit.share / 100)],
      [`${role}_amount`, own?.amount ?? null],
    ];
  });
  return Object.fromEntries(fields) as Draft;
}

/** A role's limit as it was typed; what is set in other currencies stays. */
function limitOf(role: (typeof ROLES)[number], draft: Draft, portfolio: Portfolio): AuthorityLimit {
  const typed = draft[`${role}_share`];
  const own = draft[`${role}_amount`];
  const others = limits(portfolio, role)?.amounts.filter((one) => one.currency !== portfolio.currency) ?? [];
  return {
    role,
    share: typed === '' ? null : Math.round(Number(typed.replace(',', '.')) * 100),
    amounts: own === null ? others : [...others, { currency: portfolio.currency, amount: own }],
  };
}
