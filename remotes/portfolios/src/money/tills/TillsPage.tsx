import { useCan, useTranslation } from '@recobro/sdk';
import { ErrorState, ListPage, Skeletons } from '@recobro/sdk/ui';
import { useOwnTill } from '../../api/money';
import { OpenTill } from './OpenTill';
import { TillList } from './TillList';
import { TillView } from './TillView';

/** The tills: one's own for whoever takes money, everybody's for whoever looks after them. */
export function TillsPage() {
  const can = useCan();
  return can('portfolios.tills:open') ? <OwnTill /> : <TillList />;
}

/** One's own till: open it, work at it, close it. */
function OwnTill() {
  const { t } = useTranslation('portfolios');
  const { till, isPending, error, refetch } = useOwnTill();
  if (till) return <TillView till={till} own />;
  return (
    <ListPage title={t('tills.mine')}>
      {isPending && <Skeletons rows={3} when />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {till === null && <OpenTill />}
    </ListPage>
  );
}
