import { useParams, useTranslation } from '@recobro/sdk';
import { DetailSkeleton, ErrorState } from '@recobro/sdk/ui';
import { useRead } from '../../api/client';
import { TillView } from './TillView';

/** One till, by its address. */
export function TillPage() {
  const { tillId = '' } = useParams();
  const { t } = useTranslation('portfolios');
  const query = useRead('/api/v1/tills/{id}', { path: { id: tillId } });
  const back = { to: '/tills', label: t('tills.title') };
  if (query.error && !query.data)
    return <ErrorState page error={query.error} back={back} onRetry={() => void query.refetch()} />;
  return query.data ? <TillView till={query.data} /> : <DetailSkeleton />;
}
