import { EditRegular } from '@fluentui/react-icons';
import { useCan, useTranslation } from '@recobro/sdk';
import { Facts, IconButton, Section, useFormats } from '@recobro/sdk/ui';
import { lazy, Suspense, useState } from 'react';
import type { AuthorityLimit, Portfolio } from '../../api/types';

const AuthorityPanel = lazy(() =>
  import('./AuthorityPanel').then((code) => ({ default: code.AuthorityPanel })),
);

/** Props of AuthoritySection. */
interface AuthoritySectionProps {
  latest: Portfolio;
  reload: () => Promise<Portfolio | undefined>;
}

/** How far each role may change the portfolio's debts by itself. */
export function AuthoritySection({ latest, reload }: AuthoritySectionProps) {
  const { t } = useTranslation('portfolios');
  const can = useCan();
  const words = useLimitWords();
  const [editing, setEditing] = useState(false);
  const may = can('portfolios.portfolios:authorize');
  return (
    <Section
      title={t('authority.title')}
      actions={
        may && (
          <IconButton icon={<EditRegular />} label={t('authority.edit')} onClick={() => setEditing(true)} />
        )
      }
    >
      <Facts
        facts={latest.authority.map((limit) => ({
          name: t(`authority.role.${limit.role}`),
          value: words(limit),
        }))}
      />
      {may && editing && (
        <Suspense>
          <AuthorityPanel open latest={latest} reload={reload} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  );
}

/** Says a limit in words: a share of the balance, an amount in each currency, the lesser of both. */
function useLimitWords() {
  const { t } = useTranslation('portfolios');
  const { amountOrZero, locale } = useFormats();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return ({ share, amounts }: AuthorityLimit) => {
    if (share === 0) return t('authority.nothing');
    const parts = amounts.map((one) => amountOrZero(one.amount, { currency: one.currency }));
    if (share !== null) parts.unshift(t('authority.share', { percent: percent.format(share / 10_000) }));
    return parts.length === 0 ? t('authority.unlimited') : parts.join(' · ');
  };
}
