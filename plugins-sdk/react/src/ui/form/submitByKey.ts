import type { KeyboardEvent } from 'react';

/** Ctrl/⌘ Enter saves the form that it is pressed in, from any of its fields. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
