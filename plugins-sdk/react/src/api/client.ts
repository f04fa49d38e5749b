import createClient, { type Client } from 'openapi-fetch';
import { Authorization, type Refresh } from './authorization';
import { parseJsonText } from './jsonText';
import type { DataOf } from './operations';
import type { paths } from './schema.gen';
import type { TokenSource } from './token';
import { type Answered, createTransport, type Fetch, type Prove } from './transport';
import { createUpload, type Upload } from './upload';

/** Typed calls of the Recobro API: `api.GET('/api/v1/users', { params: { query } })`. */
export type Api = Client<paths>;

export interface ApiClient {
  api: Api;
  /** The same transport for what is no JSON operation: downloads, event streams. */
  fetch: Fetch;
  upload: Upload;
  tokens: TokenSource;
}

export interface ApiOptions {
  tokens: TokenSource;
  /** Asked once when the API answers 401 or 403. */
  refresh?: Refresh;
  /** Origin of the API; the page's own by default. */
  baseUrl?: string;
  /** Replaces the network in tests. */
  send?: Fetch;
  /** Answers that were asked for before the client was there. */
  answered?: Answered | undefined;
  /** Asked when the API wants a fresh proof of identity; the request is repeated after it. */
  prove?: Prove;
}

/** Builds the one client of an app: every request, typed or raw, shares its token and its retry rule. */
export function createApi({ tokens, refresh, baseUrl, send, answered, prove }: ApiOptions): ApiClient {
  const authorization = new Authorization(tokens, refresh);
  const transport = createTransport(authorization, send, answered, prove);
  const api = createClient<paths>({
    baseUrl: baseUrl ?? globalThis.location.origin,
    fetch: transport,
    headers: { Accept: 'application/json' },
    querySerializer: { array: { style: 'form', explode: false } }, // as the API reads lists: a,b
  });
  return { api, fetch: transport, upload: createUpload(authorization), tokens };
}

/** What is in the answer to a call: its `data` field when it has one, else its body. */
export async function data<B>(call: Promise<{ data?: B | undefined }>): Promise<DataOf<B>> {
  return dataOf(parseJsonText((await call).data)) as DataOf<B>;
}

/** What is in a body: its `data` field when it has one, else the body. */
export function dataOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : body;
}
