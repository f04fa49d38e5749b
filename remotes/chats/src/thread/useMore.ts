import { useEffect, useRef } from 'react';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Reads the next page as soon as what asks for it comes into sight; pressed it does the same. */
export function useMore({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages) {
  const asks = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!hasNextPage || isFetchingNextPage || !asks.current || !('IntersectionObserver' in globalThis))
      return;
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && fetchNextPage(),
      { rootMargin: '400px' },
    );
    watch.observe(asks.current);
    return () => watch.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return asks;
}
