import { useCan, useTranslation } from '@recobro/sdk';
import { LinkButton, Loaded, Section } from '@recobro/sdk/ui';
import { useStrategies } from '../../api/strategies';
import { Meta, Row, Rows } from '../rules/Rows';

/** On the page of a portfolio: the steps in force by name, and the way to all about them. */
export function StrategySection({ portfolioId }: { portfolioId: string }) {
  const { t } = useTranslation('portfolios');
  const sees = useCan()('portfolios.strategies:read');
  const read = useStrategies(portfolioId, sees);
  const inForce = read.data?.find(({ status }) => status === 'published');
  if (!sees) return null;
  return (
    <Section
      title={t('strategy.title')}
      flush
      waiting={read.isPending}
      actions={
        <LinkButton size="small" to={`/portfolios/${portfolioId}/strategy`}>
          {t('strategy.open')}
        </LinkButton>
      }
    >
      <Loaded read={read}>
        {() => (
          <Rows>
            {inForce?.steps.map((step, at) => (
              <Row key={step.id}>
                {`${at + 1}. ${step.name}`}
                <Meta>{step.then.channel ? t(`channel.${step.then.channel}`) : t('strategy.leave')}</Meta>
              </Row>
            ))}
          </Rows>
        )}
      </Loaded>
    </Section>
  );
}
