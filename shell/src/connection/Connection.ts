/** What the page knows of its host. */
export interface ConnectionState {
  /** Nothing reaches the host. */
  offline: boolean;
  /** The version the host runs now, once it is another than the page's. */
  newVersion: string | undefined;
}

/** Whether the host answers and still runs the page's version. The live stream says it; nothing is polled. */
export class Connection {
  private current: ConnectionState = { offline: false, newVersion: undefined };
  private listeners = new Set<() => void>();
  private line = new AbortController();
  private hurry = false;
  private wake = () => {};

  constructor(private readonly version: string) {}

  snapshot = (): ConnectionState => this.current;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** The stream stands. */
  opened(): void {
    this.change({ offline: false });
  }

  /** The browser lost its network. */
  lost = (): void => this.change({ offline: true });

  /** The stream could not be opened; only a network without any connection counts as offline. */
  failed(error: unknown): void {
    if (isNetworkFailure(error)) this.lost();
  }

  /** The host said which version it runs. */
  met(version: string): void {
    if (version !== this.version) this.change({ newVersion: version });
  }

  /** A signal for the next stream: ended by `stop`, or by retry. */
  nextLine(stop: AbortSignal): AbortSignal {
    this.line = new AbortController();
    return AbortSignal.any([stop, this.line.signal]);
  }

  /** Resolves after the pause in ms, or at once when a retry is asked for. */
  rest(pause: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake(), this.hurry ? 0 : pause);
      this.wake = () => {
        clearTimeout(timer);
        this.hurry = false;
        this.wake = () => {};
        resolve();
      };
    });
  }

  /** Tries again now, with a new stream: one that outlived a lost network may be dead without knowing. */
  retry = (): void => {
    this.hurry = true;
    this.line.abort();
    this.wake();
  };

  /** The host ended the stream because of what its person may do: the next try comes without a pause. */
  hasten = (): void => {
    this.hurry = true;
  };

  private change(change: Partial<ConnectionState>): void {
    const next = { ...this.current, ...change };
    if (next.offline === this.current.offline && next.newVersion === this.current.newVersion) return;
    this.current = next;
    for (const listener of this.listeners) listener();
  }
}

/** A request that never reached anybody: fetch throws a TypeError, which a failed token refresh has as its cause. */
function isNetworkFailure(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof Error && error.cause !== undefined && isNetworkFailure(error.cause);
}
