import { useLeftOut } from '@recobro/sdk';
import { useEffect, useRef } from 'react';
import { useWrite } from '../api/client';
import type { Call } from '../api/types';

/** Where this tab keeps which call it has paused, so that a page that is loaded anew has the recording go on. */
const KEY = 'recobro.card-pause';

/** Pauses the recording of a call while what is spoken is to be left out; what was paused by hand stays so. */
export function useCardPause({ id }: Call, speaks: boolean): boolean {
  const leftOut = useLeftOut();
  const said = useRef(sessionStorage.getItem(KEY) === id);
  const { mutate, isPending } = useWrite('POST', '/api/v1/llamadas/{id}/recording');
  useEffect(() => {
    if (!speaks || isPending || leftOut === said.current) return; // one after the other: none may overtake
    said.current = leftOut;
    if (leftOut) sessionStorage.setItem(KEY, id);
    else sessionStorage.removeItem(KEY);
    mutate({ path: { id }, body: { paused: leftOut, why: 'card' } });
  }, [id, speaks, isPending, leftOut, mutate]);
  return leftOut;
}
