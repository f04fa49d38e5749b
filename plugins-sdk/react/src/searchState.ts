import { useQueryState as useStateOf, useQueryStates as useStatesOf } from 'nuqs';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What the address says of a page, as long as one is on it. The address is the next page's before that page has come: read then,
 * it would have the page that one leaves show, and ask for, something else for a moment.
 */
function useWhileHere<T>(value: T): T {
  const { pathname } = useLocation(); // of the page that is shown
  const { pathname: address } = location;
  const shown = useRef({ pathname, address, value });
  const left = shown.current.pathname === pathname && shown.current.address !== address;
  useEffect(() => {
    if (!left) shown.current = { pathname, address, value };
  });
  return left ? shown.current.value : value;
}

/** Several search params as state. */
export const useQueryStates: typeof useStatesOf = (keys, options) => {
  const [values, set] = useStatesOf(keys, options);
  return [useWhileHere(values), set];
};

/** A search param as state. */
export const useQueryState = ((...asked: never[]) => {
  const [value, set] = (useStateOf as (...asked: never[]) => [unknown, unknown])(...asked);
  return [useWhileHere(value), set];
}) as typeof useStateOf;
