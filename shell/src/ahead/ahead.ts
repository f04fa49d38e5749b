import type { MintedToken } from '@recobro/sdk';

/** What was asked of the host before the product's code was there. */
export interface Ahead {
  /** The bearer for the first requests. */
  minted: Promise<MintedToken | undefined>;
  /** Answers by path and query; a refusal is undefined, and is asked for again as usual. */
  answers: Map<string, Promise<Response | undefined>>;
}

const NAME = 'recobroAhead';

/** Leaves what was asked for to the script that comes after. */
export function leave(ahead: Ahead): void {
  Object.assign(globalThis, { [NAME]: ahead });
}

/** Gives what was left, once. */
export function collect(): Ahead | undefined {
  const place = globalThis as { [NAME]?: Ahead };
  const ahead = place[NAME];
  delete place[NAME];
  return ahead;
}

const FRESH_MS = 10_000; // as long as a query's own answer counts as fresh

/** Gives each answer to the first request that is for it, while it is young. */
export function answersOf({ answers }: Ahead, now: () => number = () => performance.now()) {
  const until = now() + FRESH_MS;
  return (request: Request): Promise<Response | undefined> | undefined => {
    if (request.method !== 'GET' || now() > until) return undefined;
    const { pathname, search } = new URL(request.url);
    const answer = answers.get(pathname + search);
    answers.delete(pathname + search);
    return answer;
  };
}
