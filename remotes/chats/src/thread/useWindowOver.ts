import { useEffect, useState } from 'react';

const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether the time in which anything may be written is over; it ends while one looks. */
export function useWindowOver(ends: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = ends ? Date.parse(ends) - Date.now() : 0;
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, LONGEST_TIMER));
    return () => clearTimeout(timer);
  }, [ends]);
  return ends !== null && Date.parse(ends) <= now;
}
