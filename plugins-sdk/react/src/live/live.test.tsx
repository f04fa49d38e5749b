import { ApiError, keepOpen, readEvents, type StreamEvent, useEvents, useSocket } from '@recobro/sdk';
import { network, refusal, renderScreen } from '@recobro/sdk/testing';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

/** A stream that comes in pieces, and ends. */
const inPieces = (...pieces: string[]) =>
  new Response(
    new ReadableStream({
      start(stream) {
        for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
        stream.close();
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream' } },
  );

async function read(response: Response): Promise<StreamEvent[]> {
  const heard: StreamEvent[] = [];
  const { signal } = new AbortController();
  await readEvents(() => Promise.resolve(response), '/x', { signal, onEvent: (event) => heard.push(event) });
  return heard;
}

describe('a stream of events', () => {
  it('is read however it is cut into pieces, and whatever ends its lines', async () => {
    const text =
      ': connected\n\nid: 7\nevent: tick\ndata: {"a":"é"}\n\nevent: tock\r\ndata: [1,\r\ndata: 2]\r\n\r\ndata: 3\n\n';
    const events = [
      { id: '7', type: 'tick', data: { a: 'é' } },
      { type: 'tock', data: [1, 2] },
      { type: 'message', data: 3 },
    ];
    expect(await read(inPieces(text))).toEqual(events);
    expect(await read(inPieces(...text))).toEqual(events);
  });

  it('passes over what is no JSON, and what breaks off', async () => {
    expect(await read(inPieces('event: a\ndata: {\n\nevent: b\ndata: 1\n\nevent: c\ndata: 2'))).toEqual([
      { type: 'b', data: 1 },
    ]);
  });
});

describe('what is kept open', () => {
  it('is opened again after longer and longer pauses, the first again once it has stood', async () => {
    const stop = new AbortController();
    const pauses: number[] = [];
    const answers = [false, false, true, false, false, false, false, false, false];
    await keepOpen(
      async () => {
        const stands = answers.shift();
        if (stands === undefined) stop.abort();
        if (!stands) throw new TypeError('Failed to fetch');
        return undefined;
      },
      {
        stop: stop.signal,
        rest: async (pause) => {
          pauses.push(pause);
        },
      },
    );
    const most = [2_000, 4_000, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
    expect(pauses).toHaveLength(most.length);
    for (const [at, pause] of pauses.entries()) {
      expect(pause).toBeLessThanOrEqual(most[at] as number);
      expect(pause).toBeGreaterThanOrEqual((most[at] as number) * 0.75);
    }
  });

  it('is given up when it is refused, not when the host is busy', async () => {
    const { signal } = new AbortController();
    const failures = [new ApiError(503), new ApiError(429), new ApiError(404, { code: 'gone' })];
    const open = async () => {
      throw failures.shift();
    };
    const rest = () => Promise.resolve();
    await expect(keepOpen(open, { stop: signal, rest })).rejects.toMatchObject({ status: 404, code: 'gone' });
    expect(failures).toEqual([]);
  });
});

/** Shows what it hears, and how the line stands. */
function Ear({ path }: { path?: string }) {
  const [heard, setHeard] = useState<StreamEvent[]>([]);
  const { state } = useEvents(path, (event) => setHeard((before) => [...before, event]));
  return (
    <p>
      {state} {heard.map(({ data }) => String(data)).join(' ')}
    </p>
  );
}

describe('a screen that hears events', () => {
  it('goes on from the last one after a break, and no longer once it has left', async () => {
    const asked: Request[] = [];
    const answer = async (request: Request) => {
      asked.push(request);
      if (asked.length === 1) return inPieces('id: 8\nevent: n\ndata: 1\n\nevent: n\ndata: 2\n\n');
      return new Response(
        new ReadableStream({ start: (s) => s.enqueue(new TextEncoder().encode('event: n\ndata: 3\n\n')) }),
      );
    };
    const { unmount } = renderScreen(<Ear path="/api/v1/x/events" />, { answer });
    await screen.findByText('open 1 2 3');
    expect(asked.map((request) => request.headers.get('Last-Event-ID'))).toEqual([null, '8']);
    unmount();
    expect(asked[1]?.signal.aborted).toBe(true);
  });

  it('is told when it may not, and asks no more', async () => {
    renderScreen(<Ear path="/api/v1/x/events" />, { answer: async () => refusal(403) });
    await screen.findByText('refused');
  });

  it('hears nothing without a path', () => {
    renderScreen(<Ear />, {
      answer: () => {
        throw new Error('asked');
      },
    });
    expect(screen.getByText('opening')).toBeTruthy();
  });
});

/** The browser's end of a socket, whose other end is the test. */
class Wire {
  static all: Wire[] = [];
  sent: (string | ArrayBuffer)[] = [];
  onopen = () => {};
  onmessage = (_: { data: string | ArrayBuffer }) => {};
  onclose = (_: { code: number; reason: string }) => {};

  constructor(readonly address: URL) {
    Wire.all.push(this);
  }

  send(said: string | ArrayBuffer) {
    this.sent.push(said);
  }

  close(code: number) {
    this.onclose({ code, reason: '' });
  }
}

interface Tick {
  n: number;
}

/** Says what it hears once more, and shows it. */
function Echo() {
  const [heard, setHeard] = useState('');
  const { state, error, send } = useSocket<Tick, Tick>('/api/v1/x/line?codec=opus', ({ value, bytes }) => {
    setHeard((before) => `${before} ${bytes ? bytes.byteLength : value.n}`);
    send(bytes ?? { n: value.n + 1 });
  });
  return (
    <p>
      {state}
      {heard} {error instanceof ApiError && error.code}
    </p>
  );
}

describe('a screen that speaks on a socket', () => {
  const browsers = globalThis.WebSocket;
  beforeEach(() => {
    Wire.all = [];
    Object.assign(globalThis, { WebSocket: Wire });
  });
  afterEach(() => {
    Object.assign(globalThis, { WebSocket: browsers });
  });
  const wire = async (count: number) => {
    await waitFor(() => expect(Wire.all).toHaveLength(count));
    return Wire.all[count - 1] as Wire;
  };
  let tickets = 0;
  const served = () =>
    network({
      'POST /api/v1/socket-tickets': () => {
        tickets += 1;
        return { data: { ticket: `t${tickets}`, expires_in: 30 } };
      },
    });

  it('opens it with a ticket, hears and sends JSON and bytes, and leaves with the screen', async () => {
    tickets = 0;
    const net = served();
    const { unmount } = renderScreen(<Echo />, { answer: net.answer });
    const socket = await wire(1);
    expect(net.of('POST /api/v1/socket-tickets')[0]?.body).toEqual({ path: '/api/v1/x/line' });
    expect(String(socket.address)).toBe(`ws://${location.host}/api/v1/x/line?codec=opus&ticket=t1`);
    act(() => socket.onopen());
    act(() => socket.onmessage({ data: '{"n":1}' }));
    act(() => socket.onmessage({ data: 'no JSON' }));
    const bytes = new ArrayBuffer(3);
    act(() => socket.onmessage({ data: bytes }));
    await screen.findByText('open 1 3');
    expect(socket.sent).toEqual(['{"n":2}', bytes]);
    let code = 0;
    socket.close = (with_) => {
      code = with_;
    };
    unmount();
    expect(code).toBe(1000);
  });

  it('opens it again with a fresh ticket when it breaks, until the other side has said all', async () => {
    tickets = 0;
    renderScreen(<Echo />, { answer: served().answer });
    const first = await wire(1);
    act(() => first.onopen());
    act(() => first.close(1012));
    await screen.findByText('opening');
    const second = await wire(2);
    expect(second.address.searchParams.get('ticket')).toBe('t2');
    act(() => second.onopen());
    await screen.findByText('open');
    act(() => second.close(1000));
    await screen.findByText('finished');
  });

  it('is told why it may not, by the ticket or by the module', async () => {
    const refused = network({ 'POST /api/v1/socket-tickets': () => refusal(404, { code: 'core.app_off' }) });
    const { unmount } = renderScreen(<Echo />, { answer: refused.answer });
    await screen.findByText('refused core.app_off');
    unmount();
    renderScreen(<Echo />, { answer: served().answer });
    const socket = await wire(1);
    act(() => socket.onopen());
    act(() => socket.onclose({ code: 4404, reason: 'calls.over' }));
    await screen.findByText('refused calls.over');
  });
});
