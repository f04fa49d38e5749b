import { useApi, useContextOf, useQuery, useSession, useTranslation } from '@recobro/sdk';
import { EmptyState, Loaded, Section, useFormats } from '@recobro/sdk/ui';
import { EventLine } from '../contact/agenda/EventLine';
import { All, Lines } from '../Lines';
import { ownEvents } from './reads';

/** What one has to do today at a certain time. */
export function OwnEvents() {
  const { t } = useTranslation('portfolios');
  const { count } = useFormats();
  const { me } = useSession();
  const [portfolioId] = useContextOf('portfolios');
  const read = useQuery(ownEvents(useApi(), me.tenant.timezone, portfolioId));
  const title = t('home.agenda');
  return (
    <Section
      title={title}
      count={read.data && count(read.data.meta.total)}
      flush
      actions={<All to="/agenda?view=day" of={title} />}
    >
      <Loaded
        read={read}
        rows={read.data?.data}
        empty={<EmptyState title={t('home.noAgenda')} reason={t('home.noAgendaReason')} />}
      >
        {({ data }) => (
          <Lines>
            {data.map((event) => (
              <EventLine key={event.id} event={event} mine />
            ))}
          </Lines>
        )}
      </Loaded>
    </Section>
  );
}
