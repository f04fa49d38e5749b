import { type RefObject, useEffect, useRef, useState } from 'react';

/** The room that a chart has, and the side that one reads it from. */
export interface Box {
  ref: RefObject<HTMLDivElement | null>;
  /** In px. */
  width: number;
  rtl: boolean;
}

/** In px; before the room is known, and where nothing is laid out. */
const UNMEASURED = 640;

/** Follows the room that an element has. */
export function useBox(): Box {
  const ref = useRef<HTMLDivElement>(null);
  const [{ width, rtl }, setBox] = useState({ width: UNMEASURED, rtl: false });
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = () =>
      setBox({ width: box.clientWidth || UNMEASURED, rtl: getComputedStyle(box).direction === 'rtl' });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { ref, width, rtl };
}
