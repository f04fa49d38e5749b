import { useState } from 'react';
import { readCookie, writeCookie } from '../preferences/cookies';

const COOKIE = 'sidebar_state';

/** Whether the sidebar is folded to icons; remembered for a week. */
export function useFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => readCookie(COOKIE) === 'folded');
  const remember = (next: boolean) => {
    writeCookie(COOKIE, next ? 'folded' : 'open');
    setFolded(next);
  };
  return [folded, remember];
}
