import { type RefObject, useContext, useEffect } from 'react';
import { UnsavedContext } from './unsaved';

const FIELD = '[id^="field-"]:enabled, input:enabled, textarea:enabled, select:enabled';

/** A form that opens over the page begins at its first field, not at the button that closes it. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>) {
  const over = useContext(UnsavedContext) !== undefined;
  useEffect(() => {
    if (!over) return;
    // Behind Fluent, which puts the focus on the first thing of a dialog as it opens.
    const frame = requestAnimationFrame(() => {
      if (form.current?.contains(document.activeElement)) return;
      form.current?.querySelector<HTMLElement>(FIELD)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [over, form]);
}
