import { useTranslation } from '@recobro/sdk';
import { DateText, Facts } from '@recobro/sdk/ui';
import type { TracingEvent } from './queries';
import { useActorName } from './useActorName';

/** When, who, upon what: one line of the record in words. */
export function EventFacts({ event }: { event: TracingEvent }) {
  const { t } = useTranslation();
  const actorOf = useActorName();
  // Only people have a role that says anything to a reader; a module's own is not told.
  const role = event.actor_role && t(`roles.${event.actor_role}`, { defaultValue: '' });
  const kind = t(`tracing.subjects.${event.subject_type}`, { defaultValue: event.subject_type });
  return (
    <Facts
      facts={[
        { name: t('tracing.when'), value: <DateText value={event.at} /> },
        { name: t('tracing.who'), value: [actorOf(event), role].filter(Boolean).join(' · ') },
        { name: t('tracing.subject'), value: <bdi>{`${kind} ${event.subject_id}`}</bdi> },
        {
          name: t('tracing.area'),
          value: t(`tracing.areas.${event.module}`, { defaultValue: event.module }),
        },
        { name: t('tracing.link'), value: event.seq ?? t('tracing.pending') },
      ]}
    />
  );
}
