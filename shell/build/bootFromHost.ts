import type { IncomingMessage, ServerResponse } from 'node:http';

type Next = (error?: unknown) => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

const bootTag = /<script[^>]*id="recobro-boot"[^>]*>[\s\S]*?<\/script>/;

/**
 * In production the host writes the boot data into the page. The development server serves its own page, so
 * it asks the host for the same path and carries the boot data over. Entries need no change: both serve them
 * under /remotes/<name>/.
 */
export function bootFromHost(host: string) {
  return (middlewares: unknown[]): never => {
    const carryOver: Handler = (request, response, next) => {
      if (!request.headers.accept?.includes('text/html')) return next();
      const asked = request.url ?? '/'; // it is rewritten to the page's file further on
      carry(response, () => bootTagOf(host, asked, request.headers.cookie));
      next();
    };
    return [carryOver, ...middlewares] as never;
  };
}

/** Holds the answer back until it is whole, however it is written, and puts the boot data into a page. */
function carry(response: ServerResponse, boot: () => Promise<string>): void {
  const chunks: Buffer[] = [];
  let ended = false;
  const end = response.end.bind(response) as (body?: Buffer) => ServerResponse;
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
    return true;
  };
  response.write = keep as typeof response.write;
  response.end = ((chunk?: unknown) => {
    if (ended) return response;
    ended = true;
    keep(chunk);
    const body = Buffer.concat(chunks);
    if (!String(response.getHeader('Content-Type')).startsWith('text/html')) return end(body);
    boot()
      .then((tag) => body.toString().replace(bootTag, () => tag))
      .catch(() => body.toString())
      .then((html) => {
        if (!response.headersSent) response.setHeader('Content-Length', Buffer.byteLength(html));
        end(Buffer.from(html));
      });
    return response;
  }) as typeof response.end;
}

async function bootTagOf(host: string, asked: string, cookie = ''): Promise<string> {
  const headers = { accept: 'text/html', cookie };
  const page = await (await fetch(new URL(asked, host), { headers, redirect: 'manual' })).text();
  return bootTag.exec(page)?.[0] ?? '<script type="application/json" id="recobro-boot"></script>';
}
