import { useEffect, useState } from 'react';

/** True once `on` has been true for `wait` ms: so that what loads at once shows no skeleton. */
export function useDelayed(on: boolean, wait = 150): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return setLate(false);
    const timer = setTimeout(() => setLate(true), wait);
    return () => clearTimeout(timer);
  }, [on, wait]);
  return on && late;
}
