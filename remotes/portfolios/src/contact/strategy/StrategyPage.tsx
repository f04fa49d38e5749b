import { makeStyles, tokens } from '@fluentui/react-components';
import { useCan, useParams, useTranslation } from '@recobro/sdk';
import { DateText, DetailPage, DetailSkeleton, ErrorState, Section, StatusBadge } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import { useStrategies } from '../../api/strategies';
import type { Strategy } from '../../api/types';
import { Meta, Row, Rows } from '../rules/Rows';
import { PreviewSection } from './PreviewSection';
import { Steps } from './Steps';
import { StrategyActs } from './StrategyActs';

const useStyles = makeStyles({
  beside: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
  },
});

/** Whom of a portfolio to contact, in which order and by what: the version in force, and the draft of the next beside it. */
export function StrategyPage() {
  const styles = useStyles();
  const { portfolioId = '' } = useParams();
  const { t } = useTranslation('portfolios');
  const changes = useCan()('portfolios.strategies:update');
  const portfolio = useRead('/api/v1/carteras/{id}', { path: { id: portfolioId } });
  const versions = useStrategies(portfolioId);
  const back = { to: `/portfolios/${portfolioId}`, label: portfolio.data?.name ?? t('portfolios.title') };
  const error = portfolio.error ?? versions.error;
  if (error && !(portfolio.data && versions.data))
    return <ErrorState page error={error} back={back} onRetry={() => void versions.refetch()} />;
  const [latest] = versions.data ?? [];
  if (!portfolio.data || !latest) return <DetailSkeleton />;
  const inForce = versions.data?.find(({ status }) => status === 'published');
  const draft = latest.status === 'draft' ? latest : undefined;
  const { currency } = portfolio.data;
  return (
    <DetailPage
      back={back}
      title={t('strategy.title')}
      meta={<VersionBadge strategy={latest} />}
      actions={<StrategyActs latest={latest} />}
      side={<Versions versions={versions.data ?? []} />}
    >
      <Steps
        strategy={latest}
        before={draft && inForce}
        currency={currency}
        changes={changes && draft !== undefined}
      />
      <div className={styles.beside}>
        {draft && <PreviewSection key={draft.version} strategy={draft} title={t('strategy.wouldDo')} />}
        {inForce && <PreviewSection strategy={inForce} title={t('strategy.doesNow')} />}
      </div>
    </DetailPage>
  );
}

function VersionBadge({ strategy: { number, status } }: { strategy: Strategy }) {
  const { t } = useTranslation('portfolios');
  return (
    <StatusBadge tone={status === 'published' ? 'success' : status === 'draft' ? 'warning' : 'neutral'}>
      {number === 0 ? t('strategy.usual') : t(`strategy.version.${status}`, { number })}
    </StatusBadge>
  );
}

function Versions({ versions }: { versions: Strategy[] }) {
  const { t } = useTranslation('portfolios');
  return (
    <Section title={t('strategy.versions')} flush>
      <Rows>
        {versions.map((one) => (
          <Row key={one.id} aside={<VersionBadge strategy={one} />}>
            {t('strategy.stepsOf', { count: one.steps.length })}
            {one.published_at && (
              <Meta>
                <DateText value={one.published_at} shape="datetime" />
              </Meta>
            )}
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
