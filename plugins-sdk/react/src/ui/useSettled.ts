import { useEffect, useState } from 'react';

/** A value once it has not changed for `wait` ms: what is typed is looked for when typing pauses. */
export function useSettled<T>(value: T, wait = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
