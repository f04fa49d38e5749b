import { useTranslation } from '@recobro/sdk';
import { Amount, DateText, Facts, Section } from '@recobro/sdk/ui';
import type { Portfolio } from '../../api/types';
import { useRate } from '../../money/terms/InterestSection';

/** The terms of a portfolio. */
export function PortfolioFacts({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useTranslation('portfolios');
  const rate = useRate();
  return (
    <Section title={t('portfolios.terms')}>
      <Facts
        facts={[
          { name: t('fields.creditor'), value: portfolio.creditor_name },
          { name: t('fields.type'), value: t(`portfolioType.${portfolio.type}`) },
          { name: t('fields.stage'), value: t(`stage.${portfolio.stage}`) },
          { name: t('fields.currency'), value: portfolio.currency },
          {
            name: t('fields.country'),
            value: t(`country.${portfolio.country}`, { defaultValue: portfolio.country }),
          },
          { name: t('fields.commission'), value: portfolio.commission > 0 && rate(portfolio.commission) },
          {
            name: t('fields.target'),
            value: portfolio.target > 0 && <Amount minor={portfolio.target} currency={portfolio.currency} />,
          },
          { name: t('fields.timezone'), value: portfolio.timezone },
          {
            name: t('fields.openedOn'),
            value: portfolio.opened_on && <DateText value={portfolio.opened_on} shape="date" />,
          },
          {
            name: t('fields.closesOn'),
            value: portfolio.closes_on && <DateText value={portfolio.closes_on} shape="date" />,
          },
          { name: t('fields.description'), value: portfolio.description },
        ]}
      />
    </Section>
  );
}
