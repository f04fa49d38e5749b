import { usePeople, useTranslation } from '@recobro/sdk';
import { useCallback } from 'react';
import type { TracingEvent } from './queries';

/** Who acted, as people call them: a person by name, a module by its area. */
export function useActorName(): (event: TracingEvent) => string {
  const { t } = useTranslation();
  const persons = usePeople().data;
  return useCallback(
    (event) =>
      event.actor_kind === 'visitor'
        ? `${event.actor_name} (${t('tracing.visitor')})`
        : (persons?.find(({ id }) => id === event.actor_id)?.display_name ??
          t(`tracing.areas.${event.actor_name}`, { defaultValue: event.actor_name || event.actor_kind })),
    [persons, t],
  );
}
