import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { REFRESH_UNAVAILABLE } from '../api/authorization';
import { ApiError, statusOf } from '../api/errors';
import type { Toasts } from '../toasts/toasts';

const MAX_RETRIES = 3;
const MAX_TURNS = 12;
const LONGEST_PAUSE_MS = 30_000;

export interface QueryHandlers {
  toasts: Pick<Toasts, 'error'>;
  /** Translates a key of the shell's namespace. */
  t: (key: string) => string;
  /** The session is over: go to sign-in. */
  onSessionExpired: () => void;
  /** The API broke: go to the 500 page. */
  onServerError: () => void;
  /** The installation is closed for maintenance: go to the 503 page. */
  onMaintenance?: () => void;
  /** The company asks for a second factor that the session lacks: go where it is proved. */
  onSecondFactor?: () => void;
}

/** Query defaults and the handlers that every query and mutation shares. */
export function createQueryClient(handlers: QueryHandlers): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, refetchOnWindowFocus: true, retry: shouldRetry, retryDelay },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (wantsSecondFactor(error)) handlers.onSecondFactor?.();
        else if (!query.meta?.quiet) handleQueryError(error, handlers);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (wantsSecondFactor(error)) handlers.onSecondFactor?.();
        if (mutation.meta?.quiet) return;
        const code = error instanceof ApiError ? error.code : undefined;
        handlers.toasts.error(mutationMessage(error, handlers.t), undefined, code);
      },
    }),
  });
}

/**
 * Up to three retries, none of what the API has refused for good, nor while the installation is closed. Of the requests of a page that
 * are refused at once one alone renews the token, and the others wait for their turn.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  const most = isRenewing(error) ? MAX_TURNS : MAX_RETRIES;
  return !isRefused(statusOf(error)) && !isClosed(error) && failures < most;
}

function isRenewing(error: unknown): boolean {
  return error instanceof Error && error.message === REFRESH_UNAVAILABLE;
}

/** Asked again it would be refused again; only a request that came too slowly or too often may pass later. */
function isRefused(status = 0): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** The pause before the next try, ms, twice as long each time; short while another request renews the token. */
export function retryDelay(failures: number, error: unknown): number {
  if (isRenewing(error)) return 100 * 2 ** Math.min(failures, 2);
  return Math.min(1_000 * 2 ** failures, LONGEST_PAUSE_MS);
}

function wantsSecondFactor(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'identity.second_factor_required';
}

function isClosed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'core.maintenance';
}

function handleQueryError(error: unknown, { toasts, t, ...go }: QueryHandlers): void {
  const status = statusOf(error);
  if (isClosed(error)) go.onMaintenance?.();
  if (status === 401) {
    toasts.error(t('errors.sessionExpired'));
    go.onSessionExpired();
  }
  if (status === 500) {
    toasts.error(t('errors.internal'));
    go.onServerError();
  }
}

/** The text of a failed write: the API's own title when it gave one. */
export function mutationMessage(error: unknown, t: (key: string) => string): string {
  const status = statusOf(error);
  if (status === 304) return t('errors.notModified');
  if (status === 204) return t('errors.contentNotFound');
  if (error instanceof ApiError && error.problem.title) return error.problem.title;
  return t('errors.somethingWentWrong');
}
