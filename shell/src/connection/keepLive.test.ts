import { ApiError, createLiveEvents, type Fetch } from '@recobro/sdk';
import { describe, expect, it, rs } from '@rstest/core';
import { Connection } from './Connection';
import { keepLive } from './keepLive';

/** A stream whose every opening is answered by the test. */
function begin() {
  const connection = new Connection('1.0.0');
  const stop = new AbortController();
  const asked: ((answer: Response | Error) => void)[] = [];
  const waiting: (() => void)[] = [];
  const fetch: Fetch = () =>
    new Promise((resolve, reject) => {
      asked.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      waiting.shift()?.();
    });
  const opening = async () => {
    if (asked.length === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    return asked.shift() as (answer: Response | Error) => void;
  };
  let returns = 0;
  let signedOut = 0;
  const changed = () => new Promise<void>((resolve) => connection.subscribe(resolve));
  const ended = keepLive(
    {
      fetch,
      live: createLiveEvents(),
      connection,
      onReturn: () => {
        returns += 1;
      },
      onSignedOut: () => {
        signedOut += 1;
      },
    },
    stop.signal,
  );
  const end = () => {
    stop.abort();
    connection.retry();
    return ended;
  };
  return { connection, opening, changed, returns: () => returns, signedOut: () => signedOut, ended, end };
}

const stream = () => new Response(': connected\n\n');

describe('the live stream', () => {
  it('that reaches nobody says offline; a retry opens it at once and asks for what was missed', async () => {
    const { connection, opening, changed, returns, end } = begin();
    (await opening())(stream());
    connection.retry();
    const refuse = await opening();
    const offline = changed();
    refuse(new TypeError('Failed to fetch'));
    await offline;
    expect(connection.snapshot().offline).toBe(true);
    connection.retry();
    const answer = await opening();
    const online = changed();
    answer(stream());
    await online;
    expect(connection.snapshot().offline).toBe(false);
    expect(returns()).toBe(1);
    await end();
  });

  it('that the host ends for what its person may do is asked for again at once, and then leads to sign-in', async () => {
    const { opening, signedOut, ended } = begin();
    const waits = rs.spyOn(globalThis, 'setTimeout');
    (await opening())(new Response('event: ended\ndata: {}\n\n'));
    (await opening())(new ApiError(401));
    await ended;
    expect(signedOut()).toBe(1);
    expect(waits.mock.calls.map(([, ms]) => ms)).not.toContainEqual(expect.toSatisfy((ms) => ms >= 750));
    waits.mockRestore();
  });

  it('that the host refuses is no lost network', async () => {
    const { connection, opening, end } = begin();
    (await opening())(new Error('Unable to refresh token'));
    connection.retry();
    const last = await opening();
    expect(connection.snapshot().offline).toBe(false);
    last(stream());
    await end();
  });
});

describe('the version of the host', () => {
  it('is news only when it is not the page’s own', () => {
    const connection = new Connection('1.0.0');
    connection.met('1.0.0');
    expect(connection.snapshot().newVersion).toBeUndefined();
    connection.met('1.1.0');
    expect(connection.snapshot().newVersion).toBe('1.1.0');
  });

  it('that a session’s end has closed leads to sign-in and is not opened again', async () => {
    const { opening, signedOut, ended } = begin();
    (await opening())(new ApiError(401));
    await ended;
    expect(signedOut()).toBe(1);
  });
});
