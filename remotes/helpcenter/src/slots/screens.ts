import type { Entry } from '../api/types';

/** Whether a page is of a screen: `/records/7` of `/records/:id`. */
export function isOf(screen: string, page: string): boolean {
  const [parts, given] = [screen.split('/'), page.split('/')];
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at])
  );
}

/** The articles about the screen that a page is of; about the one above it, where there is none. */
export function about(entries: Entry[], page: string): Entry[] {
  const found = entries.filter((entry) => entry.screens.some((screen) => isOf(screen, page)));
  const above = page.slice(0, page.lastIndexOf('/'));
  return found.length > 0 || above === '' ? found : about(entries, above);
}
