import { type RefObject, useEffect, useState } from 'react';

/** Whether the reader has left the top of what stands in `area`, which scrolls in itself or with the page. */
export function useScrolledAway(area: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const look = ({ target }: Event) => {
      const scroller = target === document ? document.scrollingElement : target;
      if (!(scroller instanceof HTMLElement) || !area.current) return;
      if (area.current.contains(scroller) || scroller.contains(area.current)) setAway(scroller.scrollTop > 0);
    };
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [area]);
  return away;
}
