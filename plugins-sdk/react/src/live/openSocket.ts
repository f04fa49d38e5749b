import { type ApiClient, data } from '../api/client';
import { ApiError } from '../api/errors';
import { parse } from './readEvents';

/** What the other side said: JSON, or bytes as they are. */
export type Said<In> = { value: In; bytes?: never } | { value?: never; bytes: ArrayBuffer };

export interface Speaking<In> {
  signal: AbortSignal;
  onMessage: (message: Said<In>) => void;
  /** The socket stands: `send` sends text and bytes. */
  onOpen: (send: WebSocket['send']) => void;
}

/** Close codes of RFC 6455 and ours: a module's refusals stand above 4000, by their HTTP status. */
const NORMAL = 1000;
const REFUSALS = 4000;

/**
 * Opens the socket at a path, with a fresh ticket. Resolves when an open one ends, `finished` if the other side has said
 * all; rejects when it cannot be opened, or is refused.
 */
export async function openSocket<In>(
  { api }: ApiClient,
  path: string,
  { signal, onMessage, onOpen }: Speaking<In>,
): Promise<'finished' | undefined> {
  const address = new URL(path, globalThis.location.origin);
  const body = { path: address.pathname };
  const { ticket } = await data(api.POST('/api/v1/socket-tickets', { body, signal }));
  signal.throwIfAborted();
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('ticket', ticket);
  const socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  const leave = () => socket.close(NORMAL);
  signal.addEventListener('abort', leave);
  let opened = false;
  socket.onopen = () => {
    opened = true;
    onOpen((message) => socket.send(message));
  };
  socket.onmessage = ({ data: said }: MessageEvent<string | ArrayBuffer>) => {
    const message = typeof said === 'string' ? { value: parse(said) as In } : { bytes: said };
    if (message.bytes || message.value !== undefined) onMessage(message as Said<In>);
  };
  const { code, reason } = await new Promise<CloseEvent>((resolve) => {
    socket.onclose = resolve;
  });
  signal.removeEventListener('abort', leave);
  if (code >= REFUSALS) throw new ApiError(code - REFUSALS, { code: reason });
  if (!opened) throw new Error('The socket was not opened');
  return code === NORMAL ? 'finished' : undefined;
}
