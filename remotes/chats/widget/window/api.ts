import type { Identity } from '../config';

export interface Line {
  id: string;
  client_id: string;
  is_mine: boolean;
  sender: string;
  at: string;
  text: string;
  buttons: { id: string; title: string }[];
  files: Attached[];
}

export interface Attached {
  name: string;
  type: string;
  size: number;
  is_here: boolean;
  is_picture: boolean;
}

export interface Thread {
  lines: Line[];
  more: string;
  unread: number;
}

export interface Begun {
  token: string;
  is_vouched: boolean;
  has_thread: boolean;
  unread: number;
  is_open: boolean;
  opens_at: string | null;
}

/** Why the server did not do what it was asked. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly wait: number,
  ) {
    super(code);
  }
}

const PATIENCE = 15_000;
/** A file goes up and down by the line that there is. */
const FILE_PATIENCE = 180_000;

/** Asks the server, as the visitor whose token is kept. */
export class Api {
  private token = '';
  private identity: Identity | null = null;

  constructor(
    private readonly base: string,
    private readonly language: string,
  ) {}

  /** Begins a visit; who is vouched for leaves no token behind for whoever comes after them. */
  async begin(identity: Identity | null): Promise<Begun> {
    this.identity = identity;
    const body = {
      language: this.language,
      identity: identity ?? undefined,
      token: kept(this.base) || undefined,
    };
    const begun = await this.ask<Begun>('POST', '/visits', body);
    this.token = begun.token;
    if (!begun.is_vouched) keep(this.base, begun.token);
    return begun;
  }

  read(before = ''): Promise<Thread> {
    return this.visitor('GET', `/messages${before && `?before=${before}`}`);
  }

  write(said: object): Promise<unknown> {
    return this.visitor('POST', '/messages', said);
  }

  /** Sends a file, a message of its own; the same again is the same message. */
  send(client_id: string, file: File): Promise<unknown> {
    return this.visitor('POST', `/files?${new URLSearchParams({ client_id, name: file.name })}`, file);
  }

  /** What a message's file holds, or a small picture of it. */
  file(line: string, number: number, small = false): Promise<Blob> {
    return this.visitor('GET', `/messages/${line}/files/${number}${small ? '/small' : ''}`, undefined, true);
  }

  seen(): Promise<unknown> {
    return this.visitor('POST', '/seen');
  }

  types(): Promise<unknown> {
    return this.visitor('POST', '/typing');
  }

  /** A stream of what happens, until it ends or is given up. */
  async live(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const answer = await fetch(`${this.base}/live`, { headers: this.headers(), signal, cache: 'no-store' });
    if (answer.status === 401) await this.begin(this.identity);
    if (!answer.ok || !answer.body) throw await refusal(answer);
    return answer.body;
  }

  /** Asks as the visitor; a visit that is over is begun anew, once. */
  private async visitor<T>(method: string, path: string, body?: object, raw = false): Promise<T> {
    try {
      return await this.ask<T>(method, path, body, raw);
    } catch (refused) {
      if (!(refused instanceof Refused) || refused.status !== 401) throw refused;
      await this.begin(this.identity);
      return this.ask<T>(method, path, body, raw);
    }
  }

  private async ask<T>(method: string, path: string, body?: object, raw = false): Promise<T> {
    const isFile = body instanceof Blob;
    const answer = await fetch(this.base + path, {
      method,
      headers: this.headers(body),
      body: isFile ? body : body && JSON.stringify(body),
      signal: AbortSignal.timeout(isFile || raw ? FILE_PATIENCE : PATIENCE),
      cache: 'no-store',
    });
    if (!answer.ok) throw await refusal(answer);
    if (raw) return (await answer.blob()) as T;
    return answer.status === 204 ? (undefined as T) : ((await answer.json()) as { data: T }).data;
  }

  private headers(body?: object): Record<string, string> {
    const all: Record<string, string> = {};
    if (this.token) all.Authorization = `Bearer ${this.token}`;
    if (body) all['Content-Type'] = body instanceof Blob ? 'application/octet-stream' : 'application/json';
    return all;
  }
}

async function refusal(answer: Response): Promise<Refused> {
  const told = (await answer.json().catch(() => ({}))) as { code?: string };
  return new Refused(answer.status, told.code ?? '', Number(answer.headers.get('Retry-After')) || 0);
}

/** The token of who is known by this browser alone. Without storage a thread lasts as long as the page. */
function kept(base: string): string {
  try {
    return localStorage.getItem(base) ?? '';
  } catch {
    return '';
  }
}

function keep(base: string, token: string): void {
  try {
    localStorage.setItem(base, token);
  } catch {
    // see kept
  }
}
