import type { AnswerOf, BodyOf, Fetch, Method, Operation, paths } from '@recobro/sdk';

/** A package's own paths, and those that the SDK asks on every screen. */
export type All<Paths> = Paths & Omit<paths, keyof Paths>;

/** Every operation of an API, as `GET /api/v1/tasks/{id}`. */
export type OperationKey<Paths> = {
  [P in keyof All<Paths>]: {
    [M in Method]: All<Paths>[P] extends Record<Lowercase<M>, object> ? `${M} ${P & string}` : never;
  }[Method];
}[keyof All<Paths>];

type OperationOf<Paths, K> = K extends `${infer M extends Method} ${infer P}`
  ? P extends keyof All<Paths>
    ? Operation<All<Paths>, M, P>
    : never
  : never;

/** A request that has come in. */
export interface Asked<Paths, K = OperationKey<Paths>> {
  key: K;
  /** The values of the path's parameters. */
  path: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  body: BodyOf<OperationOf<Paths, K>>;
}

type Reply<Paths, K> = AnswerOf<OperationOf<Paths, K>> | Response;

/** What is answered, by operation. */
export type Answers<Paths = object> = {
  [K in OperationKey<Paths>]?: (asked: Asked<Paths, K>) => Reply<Paths, K> | Promise<Reply<Paths, K>>;
};

export interface Network<Paths = object> {
  /** The network itself, for `renderScreen`. */
  answer: Fetch;
  /** What was asked so far, in order. */
  asked: Asked<Paths>[];
  /** Answers differently from here on. */
  change: (answers: Answers<Paths>) => void;
  /** What was asked of one operation. */
  of: <K extends OperationKey<Paths>>(key: K) => Asked<Paths, K>[];
}

type AnyAnswers = Record<string, (asked: object) => unknown>;

/**
 * A network that answers as the API documents it: an answer of another form does not compile. What nobody answers fails,
 * by name.
 */
export function network<Paths = object>(answers: Answers<Paths>): Network<Paths> {
  let served = answers as AnyAnswers;
  const asked: Asked<Paths>[] = [];
  return {
    asked,
    change: (more) => {
      served = { ...served, ...(more as AnyAnswers) };
    },
    of: (key) => asked.filter((each) => (each.key as unknown) === key) as never,
    answer: async (request) => {
      const found = find(served, request);
      if (!found) throw new Error(`The test's network does not answer ${request.method} ${request.url}`);
      const { key, path, query, reply } = found;
      const one = { key, path, query, headers: request.headers, body: await bodyOf(request) };
      asked.push(one as never);
      const said = await reply(one);
      return said instanceof Response ? said : responseOf(said);
    },
  };
}

/** An answer as the API sends it: one record with its version, nothing with no body. */
function responseOf(reply: unknown): Response {
  if (reply === undefined) return new Response(null, { status: 204 });
  const { version } = (reply as { data?: { version?: number } }).data ?? {};
  return Response.json(reply, { headers: version ? { ETag: `"${version}"` } : {} });
}

/** A refusal as the API words it. */
export function refusal(status: number, problem: object = {}): Response {
  const body = { status, title: 'No se puede ahora', code: 'refused', trace_id: '4f1c-22', ...problem };
  return Response.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

/** An answer that never comes. */
export function silence(): Promise<never> {
  return new Promise(() => {});
}

/** Fixed paths go before those with parameters, as the API's own router has it. */
function find(answers: AnyAnswers, request: Request) {
  const url = new URL(request.url);
  const known = Object.entries(answers).sort(([a], [b]) => holes(a) - holes(b));
  for (const [key, reply] of known) {
    const [method, pattern = ''] = key.split(' ');
    const match = method === request.method && patternOf(pattern).exec(url.pathname);
    if (match) return { key, reply, path: { ...match.groups }, query: url.searchParams };
  }
}

const holes = (key: string) => key.split('{').length;
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.clone().text();
  try {
    return JSON.parse(text);
  } catch {
    return text || undefined;
  }
}
