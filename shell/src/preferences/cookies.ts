const WEEK_DAYS = 7;

const CONTEXT_COOKIE = 'context';

/** The record that each module's screens are narrowed to, by the module's id. */
export function readContext(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(readCookie(CONTEXT_COOKIE)));
}

/** Keeps it for the pages that follow. */
export function writeContext(context: Record<string, string>): void {
  writeCookie(CONTEXT_COOKIE, new URLSearchParams(context).toString());
}

export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}

/** Writes a cookie for the whole site; a week unless it says otherwise. */
export function writeCookie(name: string, value: string, days: number = WEEK_DAYS): void {
  const seconds = days * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and cannot be read at once
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
