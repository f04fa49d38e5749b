import { useApi } from '../api/context';
import { keepOpen } from './keepOpen';
import { type Line, useLine } from './line';
import { readEvents, type StreamEvent } from './readEvents';

/**
 * Hears a stream of events while the component is on screen. After a break it goes on from the last event that had an
 * id. Without a path nothing is heard.
 */
export function useEvents(path: string | undefined, onEvent: (event: StreamEvent) => void): Line {
  const { fetch } = useApi();
  return useLine(path, onEvent, (stop, { opened, broken, heard }) => {
    let lastId: string | undefined;
    const onHeard = (event: StreamEvent) => {
      lastId = event.id ?? lastId;
      heard(event);
    };
    const open = async () => {
      await readEvents(fetch, path as string, { signal: stop, onEvent: onHeard, onOpen: opened, lastId });
      broken();
      return undefined;
    };
    return keepOpen(open, { stop, onFailure: broken });
  });
}
