import { NoTokenError } from './errors';
import type { TokenSource } from './token';

const ALWAYS_FRESH = /\/(carteras|deudores|sesiones|llamadas|promesas|eventos-programados)(\/|$)/;
const OPEN = ['/health', '/auth', '/public'];

/** Response header with the next bearer of a forced-fresh path. */
export const NEXT_TOKEN_HEADER = 'X-Recobro-Token';

/** The two ways a refresh is refused. */
export const REFRESH_FAILED = 'Unable to refresh token';
export const REFRESH_UNAVAILABLE = 'No refresh function configured or already refreshing';

/** Gets a new bearer after the API refused one; resolves to undefined when there is none to be had. */
export type Refresh = () => Promise<string | undefined>;

/** Which token a request gets, and what happens after the API refused it. */
export class Authorization {
  private refreshing = false;

  constructor(
    private readonly tokens: TokenSource,
    private readonly refresh?: Refresh,
  ) {}

  /** The bearer for a path; undefined only for open paths. Throws NoTokenError when nobody is signed in. */
  async bearer(pathname: string): Promise<string | undefined> {
    if (isOpen(pathname)) return this.tokens.peek();
    const token = await (needsFresh(pathname) ? this.tokens.fresh() : this.tokens.current());
    if (!token) throw new NoTokenError();
    return token;
  }

  /** Keeps the token of a response. */
  learn(nextToken: string | null): void {
    if (nextToken) this.tokens.keepNext(nextToken);
  }

  /** Whether a refused request is worth a second try with another token. */
  mayRetry(status: number, pathname: string): boolean {
    return (status === 401 || status === 403) && !isOpen(pathname);
  }

  /** One refresh at a time; the error texts are part of the client's contract. */
  async renew(): Promise<string> {
    if (!this.refresh || this.refreshing) throw new Error(REFRESH_UNAVAILABLE);
    this.refreshing = true;
    this.tokens.drop();
    try {
      const token = await this.refresh();
      if (!token) throw new NoTokenError();
      return token;
    } catch (cause) {
      throw new Error(REFRESH_FAILED, { cause });
    } finally {
      this.refreshing = false;
    }
  }
}

/** Paths whose every request needs a token of its own. */
export function needsFresh(pathname: string): boolean {
  return ALWAYS_FRESH.test(pathname.replace(/^\/api\/v\d+/, '').match(/^\/[^/]+\/?/)?.[0] ?? '');
}

/** Paths that may be called without a token. */
export function isOpen(pathname: string): boolean {
  return OPEN.some((part) => pathname.includes(part));
}
