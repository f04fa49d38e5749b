const WEEK_DAYS = 7;

/** Id of the portfolio chosen for the whole product. */
export const PORTFOLIO_COOKIE = 'portfolio';

export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}

/** Writes a cookie for the whole site; a week unless told otherwise. */
export function writeCookie(name: string, value: string, days: number = WEEK_DAYS): void {
  const seconds = days * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and cannot be read at once
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
