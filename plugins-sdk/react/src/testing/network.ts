import type { Fetch, paths } from '@recobro/sdk';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Every operation of the API, as `GET /api/v1/tasks/{id}`. */
export type OperationKey = {
  [P in keyof paths]: {
    [M in Method]: paths[P][M] extends { responses: unknown } ? `${Uppercase<M>} ${P}` : never;
  }[Method];
}[keyof paths];

type OperationOf<K extends OperationKey> = K extends `${infer M} ${infer P extends keyof paths}`
  ? Lowercase<M> extends keyof paths[P]
    ? paths[P][Lowercase<M>]
    : never
  : never;

type JsonOf<A> = A extends { content: { 'application/json': infer B } } ? B : undefined;
type Success<R> = { [S in keyof R & (200 | 201 | 202 | 204)]: JsonOf<R[S]> }[keyof R &
  (200 | 201 | 202 | 204)];
/** What an operation answers when all is well, as the API documents it. */
export type AnswerOf<K extends OperationKey> =
  OperationOf<K> extends { responses: infer R } ? Success<R> : never;

type BodyOf<O> = O extends { requestBody?: { content: { 'application/json': infer B } } } ? B : undefined;

/** A request that has come in. */
export interface Asked<K extends OperationKey = OperationKey> {
  key: K;
  /** The values of the path's parameters. */
  path: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  body: BodyOf<OperationOf<K>>;
}

type Reply<K extends OperationKey> = AnswerOf<K> | Response;
export type Answers = { [K in OperationKey]?: (asked: Asked<K>) => Reply<K> | Promise<Reply<K>> };

export interface Network {
  /** The network itself, for `renderScreen`. */
  answer: Fetch;
  /** What was asked so far, in order. */
  asked: Asked[];
  /** Answers differently from here on. */
  change: (answers: Answers) => void;
  /** What was asked of one operation. */
  of: <K extends OperationKey>(key: K) => Asked<K>[];
}

/**
 * A network that answers as the API documents it: an answer of another form does not compile. What nobody answers fails,
 * by name.
 */
export function network(answers: Answers): Network {
  let served = answers;
  const asked: Asked[] = [];
  return {
    asked,
    change: (more) => {
      served = { ...served, ...more };
    },
    of: <K extends OperationKey>(key: K) => asked.filter((each) => each.key === key) as Asked<K>[],
    answer: async (request) => {
      const found = find(served, request);
      if (!found) throw new Error(`The test's network does not answer ${request.method} ${request.url}`);
      const one = { ...found, headers: request.headers, body: await bodyOf(request) } as Asked;
      asked.push(one);
      const reply = await (served[found.key] as (asked: Asked) => unknown)(one);
      return reply instanceof Response ? reply : responseOf(reply);
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
function find(answers: Answers, request: Request) {
  const url = new URL(request.url);
  const keys = (Object.keys(answers) as OperationKey[]).sort((a, b) => holes(a) - holes(b));
  for (const key of keys) {
    const [method, pattern = ''] = key.split(' ');
    const match = method === request.method && patternOf(pattern).exec(url.pathname);
    if (match) return { key, path: { ...match.groups }, query: url.searchParams };
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
