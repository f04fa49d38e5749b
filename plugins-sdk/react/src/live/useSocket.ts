import { useCallback, useRef } from 'react';
import { useApi } from '../api/context';
import { keepOpen } from './keepOpen';
import { type Line, useLine } from './line';
import { openSocket, type Said } from './openSocket';

/** A socket as a screen has it. */
export interface SocketLine<Out> extends Line {
  /** Sends JSON, or bytes as they are; false while the socket is not open: what is said then is lost. */
  send: (message: Out | ArrayBuffer) => boolean;
}

/**
 * Speaks on a socket while the component is on screen; after a break it is opened anew, with a fresh ticket. Without a
 * path there is none.
 */
export function useSocket<In, Out>(
  path: string | undefined,
  onMessage: (message: Said<In>) => void,
): SocketLine<Out> {
  const client = useApi();
  const sending = useRef<WebSocket['send']>(undefined);
  const line = useLine(path, onMessage, (stop, { opened, broken, heard }) => {
    const open = async () => {
      try {
        return await openSocket<In>(client, path as string, {
          signal: stop,
          onMessage: heard,
          onOpen: (send) => {
            sending.current = send;
            opened();
          },
        });
      } finally {
        sending.current = undefined;
        broken();
      }
    };
    return keepOpen(open, { stop });
  });
  const send = useCallback((message: Out | ArrayBuffer) => {
    sending.current?.(message instanceof ArrayBuffer ? message : JSON.stringify(message));
    return sending.current !== undefined;
  }, []);
  return { ...line, send };
}
