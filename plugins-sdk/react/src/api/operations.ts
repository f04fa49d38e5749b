/** How an API is asked, by the paths that `make generate/client` writes for a package. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The paths that know a method. */
export type PathOf<Paths, M extends Method> = {
  [N in keyof Paths]: Paths[N] extends Record<Lowercase<M>, object> ? N : never;
}[keyof Paths] &
  string;

/** What is known of one operation. */
export type Operation<Paths, M extends Method, N extends keyof Paths> =
  Paths[N] extends Record<Lowercase<M>, infer O> ? O : never;

type JsonOf<A> = A extends { content: { 'application/json': infer B } } ? B : undefined;
type Success<R> = { [S in keyof R & (200 | 201 | 202 | 204)]: JsonOf<R[S]> }[keyof R &
  (200 | 201 | 202 | 204)];

/** The body that an operation answers when all is well. */
export type AnswerOf<O> = O extends { responses: infer R } ? Success<R> : never;

type RequestOf<O> = O extends { requestBody?: infer R } ? NonNullable<R> : never;

/** What is sent to an operation: JSON, a file or a form. */
export type BodyOf<O> = [RequestOf<O>] extends [never]
  ? undefined
  : RequestOf<O> extends { content: { 'application/json': infer B } }
    ? B
    : Blob | FormData;

/** What is in a body: its `data` field when it has one, else the body. */
export type DataOf<B> = B extends { data: infer D } ? D : B;

type ParametersOf<O> = O extends { parameters: infer P } ? P : never;
type Part<P, K extends 'path' | 'query'> =
  P extends Partial<Record<K, infer V>>
    ? [NonNullable<V>] extends [never]
      ? unknown
      : Pick<P, K & keyof P>
    : unknown;

/** The values that an operation's address is made of. */
export type Address<O> = Part<ParametersOf<O>, 'path'> & Part<ParametersOf<O>, 'query'>;

/** What a list may be asked for. */
export type QueryOf<Paths, N extends PathOf<Paths, 'GET'>> = NonNullable<
  Address<Operation<Paths, 'GET', N>> extends { query?: infer Q } ? Q : never
>;

/** Any row that counts its changes. */
export interface Versioned {
  id: string;
  version: number;
}

/** What a write of a record is given of it. */
export const of = <R extends Versioned>(known: R) => ({ path: { id: known.id }, known });

type Known<O> =
  ParametersOf<O> extends { header?: { 'If-Match'?: string } }
    ? ParametersOf<O> extends { header?: undefined }
      ? unknown
      : {
          /** The record that is changed, as it was read: a change that somebody else made meanwhile refuses this one (412). */
          known: Versioned;
        }
    : unknown;

/** What a write is given: the values of its address, its body, the record that it changes, and a key by which it is done once however often it is asked. */
export type Given<O> = Address<O> &
  Known<O> & { once?: string } & (BodyOf<O> extends undefined ? unknown : { body: BodyOf<O> });

type RequiredOf<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/** An argument that may be left out where nothing of it must be given. */
export type MaybeGiven<T> = [RequiredOf<T>] extends [never] ? [given?: T] : [given: T];
