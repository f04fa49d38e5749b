import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Lets a form submit once: what comes while it submits is ignored, and after a success whatever comes before a value was
 * changed. The submit says whether it succeeded; one that did not may be repeated as it stands.
 */
export function useSubmitOnce<Values extends FieldValues>({ watch }: UseFormReturn<Values>) {
  const submitting = useRef(false);
  const unchanged = useRef(false);
  useEffect(() => {
    const changes = watch(() => {
      unchanged.current = false;
    });
    return () => changes.unsubscribe();
  }, [watch]);
  return async (submit: () => Promise<boolean>) => {
    if (submitting.current || unchanged.current) return;
    submitting.current = true;
    unchanged.current = true;
    const succeeded = await submit();
    submitting.current = false;
    if (!succeeded) unchanged.current = false;
  };
}
