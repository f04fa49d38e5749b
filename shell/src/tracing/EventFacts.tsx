import { useTranslation } from '@recobro/sdk';
import { ActorName, DateText, type Fact, FactList, Facts } from '@recobro/sdk/ui';
import { EventSubject } from './EventSubject';
import { actorOf, type TracingLine } from './record';
import { useRecordWords } from './useRecordWords';

/** When, who, upon what, and what of it became what: one line of the record in words. */
export function EventFacts({ event }: { event: TracingLine }) {
  const { t } = useTranslation();
  const words = useRecordWords();
  // Only people have a role that says anything to a reader; a module's own is not shown.
  const role = event.actor_role && t(`roles.${event.actor_role}`, { defaultValue: '' });
  const facts: Fact[] = [
    { name: t('tracing.when'), value: <DateText value={event.at} /> },
    {
      name: t('tracing.who'),
      value: (
        <>
          <ActorName actor={actorOf(event)} words={words} />
          {role && ` · ${role}`}
        </>
      ),
    },
    { name: t('tracing.subject'), value: <EventSubject event={event} /> },
    { name: t('tracing.area'), value: words.area(event.module) },
    { name: t('tracing.link'), value: event.seq ?? t('tracing.pending') },
  ];
  if (event.facts.length > 0) {
    const told = <FactList facts={event.facts} module={event.module} words={words} stacked />;
    facts.splice(3, 0, { name: t('tracing.told'), value: told });
  }
  return <Facts facts={facts} />;
}
