import { Button } from '@fluentui/react-components';
import { ArrowUploadRegular, EditRegular } from '@fluentui/react-icons';
import { useCan, useNavigate, useParams, useTranslation } from '@recobro/sdk';
import {
  DetailPage,
  DetailSkeleton,
  ErrorState,
  FigureCard,
  FigureRow,
  StatusBadge,
  useFormats,
} from '@recobro/sdk/ui';
import { useState } from 'react';
import { useRead } from '../../api/client';
import { StrategySection } from '../../contact/strategy/StrategySection';
import { RulesSection } from '../../money/offers/RulesSection';
import { InterestSection } from '../../money/terms/InterestSection';
import { WaterfallSection } from '../../money/terms/WaterfallSection';
import { AgeingSection } from './AgeingSection';
import { AuthoritySection } from './AuthoritySection';
import { ImportsSection } from './ImportsSection';
import { PortfolioFacts } from './PortfolioFacts';
import { PortfolioMoves } from './PortfolioMoves';
import { PortfolioPanel } from './PortfolioPanel';
import { RecallButton } from './RecallButton';
import { RecallProgress } from './RecallProgress';
import { portfolioTone } from './status';

/** One portfolio: what is owed in it and how old, the files that fed it, its terms. */
export function PortfolioDetailPage() {
  const { portfolioId = '' } = useParams();
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const can = useCan();
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
  const query = useRead('/api/v1/carteras/{id}', { path: { id: portfolioId } });
  const back = { to: '/portfolios', label: t('portfolios.title') };
  if (query.error && !query.data)
    return <ErrorState page error={query.error} back={back} onRetry={() => void query.refetch()} />;
  if (!query.data) return <DetailSkeleton />;
  const portfolio = query.data;
  const reload = async () => (await query.refetch()).data;
  const working = portfolio.status !== 'closed' && portfolio.status !== 'archived';
  const debtors = `/debtors?portfolio_id=${portfolio.id}`;
  const importing = can('portfolios.imports:create') && working;
  const startImport = () => navigate(`/portfolios/${portfolio.id}/imports/new`);
  return (
    <>
      <DetailPage
        back={back}
        title={portfolio.name}
        meta={
          <>
            <span>{portfolio.code}</span>
            <StatusBadge tone={portfolioTone[portfolio.status]}>
              {t(`portfolioStatus.${portfolio.status}`)}
            </StatusBadge>
          </>
        }
        actions={
          <>
            <PortfolioMoves portfolio={portfolio} />
            <RecallButton portfolio={portfolio} />
            {can('portfolios.portfolios:update') && (
              <Button icon={<EditRegular />} onClick={() => setEditing(true)}>
                {t('edit')}
              </Button>
            )}
            {importing && (
              <Button appearance="primary" icon={<ArrowUploadRegular />} onClick={startImport}>
                {t('imports.new')}
              </Button>
            )}
          </>
        }
        side={
          <>
            <PortfolioFacts portfolio={portfolio} />
            <AuthoritySection latest={portfolio} reload={reload} />
            <WaterfallSection latest={portfolio} reload={reload} />
            <InterestSection latest={portfolio} reload={reload} />
          </>
        }
      >
        <RecallProgress portfolio={portfolio} />
        <FigureRow>
          <FigureCard
            label={t('fields.balance')}
            amounts={[{ minor: portfolio.balance, currency: portfolio.currency }]}
            to={debtors}
          />
          <FigureCard label={t('fields.debtors')} figure={count(portfolio.debtors_count)} to={debtors} />
          <FigureCard label={t('fields.debts')} figure={count(portfolio.debts_count)} />
        </FigureRow>
        <AgeingSection portfolio={portfolio} />
        <StrategySection portfolioId={portfolio.id} />
        <RulesSection portfolio={portfolio} />
        {can('portfolios.imports:read') && (
          <ImportsSection portfolioId={portfolio.id} onImport={importing ? startImport : undefined} />
        )}
      </DetailPage>
      <PortfolioPanel open={editing} latest={portfolio} reload={reload} onClose={() => setEditing(false)} />
    </>
  );
}
