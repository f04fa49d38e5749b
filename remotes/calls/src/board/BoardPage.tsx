import { useTranslation } from '@recobro/sdk';
import { DetailPage, ErrorState, LinkButton, Section, Skeletons } from '@recobro/sdk/ui';
import { useRead } from '../api/client';
import { Abandonment } from './Abandonment';
import { AgentsSection } from './AgentsSection';
import { BoardFigures } from './BoardFigures';
import { PeopleSection } from './PeopleSection';
import { WaitingSection } from './WaitingSection';

/** What goes on: people, those who wait, and how many of those who answered found nobody. */
export function BoardPage() {
  const { t } = useTranslation('calls');
  const read = useRead('/api/v1/llamadas/board', {});
  return (
    <DetailPage
      title={t('board.title')}
      actions={<LinkButton to="/calls/wall">{t('board.wall')}</LinkButton>}
    >
      <Section title={t('board.now')}>
        {read.data && <BoardFigures board={read.data} />}
        {read.error && !read.data && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
        <Skeletons rows={2} when={read.isPending} />
      </Section>
      {read.data && (
        <>
          {read.data.waiting.length > 0 && <WaitingSection waiting={read.data.waiting} />}
          {read.data.agents.length > 0 && <AgentsSection calls={read.data.agents} />}
          <PeopleSection people={read.data.people} />
          <Abandonment />
        </>
      )}
    </DetailPage>
  );
}
