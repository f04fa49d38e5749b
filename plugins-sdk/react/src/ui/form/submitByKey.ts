import type { KeyboardEvent } from 'react';

/** Ctrl/⌘ Enter saves the form that it is pressed in, from any of its fields; a key that is held saves once. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.requestSubmit();
}
