import { useEffect, useRef } from 'react';
import { useWrite } from '../api/client';

/** Says that what they wrote was seen, once for each time that something new is there, and only while the page is looked at. */
export function useSeen(id: string, unread: number): void {
  const { mutate } = useWrite('POST', '/api/v1/conversations/{id}/seen', { quiet: true });
  const said = useRef(0);
  useEffect(() => {
    const say = () => {
      if (unread === said.current || document.hidden) return;
      said.current = unread;
      if (unread > 0) mutate({ path: { id } });
    };
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [id, unread, mutate]);
}
