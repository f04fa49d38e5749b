/** One refused field, as the API names it: `body.phone`, `query.page`. */
export interface ProblemField {
  field: string;
  code: string;
  title: string;
}

/** RFC 9457 body with the extensions of the Recobro API. `title` is in the user's language already. */
export interface Problem {
  type?: string;
  title?: string;
  status?: number;
  detail?: string;
  code?: string;
  instance?: string;
  trace_id?: string;
  errors?: ProblemField[];
  /** What a program needs to go on; which, the code says. */
  params?: Record<string, unknown>;
}

/** The API answered, and the answer is no. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly problem: Problem = {},
  ) {
    super(problem.title ?? `HTTP ${status}`);
  }

  /** Stable machine code, e.g. `module.record_not_found`; empty when the answer was no problem body. */
  get code(): string {
    return this.problem.code ?? '';
  }

  get fields(): ProblemField[] {
    return this.problem.errors ?? [];
  }
}

/** Nobody is signed in, so the request never left the browser. */
export class NoTokenError extends Error {
  override readonly name = 'NoTokenError';

  constructor() {
    super('No authentication token available');
  }
}

/** The answer did not come within the client's patience. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** HTTP status of an error; a missing token, or none to be had anew, counts as 401, anything without an answer as undefined. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof NoTokenError) return 401;
  if (error instanceof Error && error.cause instanceof NoTokenError) return 401;
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** Reads the problem body of a refused response; a body that is no problem gives the status alone. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  return new ApiError(response.status, parseProblem(await response.text().catch(() => '')));
}

/** Parses a problem body; anything else is an empty problem. */
export function parseProblem(text: string): Problem {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Problem) : {};
  } catch {
    return {};
  }
}
