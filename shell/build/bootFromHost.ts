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
      const end = response.end.bind(response) as (body?: unknown, ...rest: unknown[]) => ServerResponse;
      response.end = ((body?: unknown, ...rest: unknown[]) => {
        if (!isPage(response, body)) return end(body, ...rest);
        bootTagOf(host, request)
          .then((tag) => String(body).replace(bootTag, () => tag))
          .catch(() => String(body))
          .then((html) => {
            response.setHeader('Content-Length', Buffer.byteLength(html));
            end(html);
          });
        return response;
      }) as typeof response.end;
      next();
    };
    return [carryOver, ...middlewares] as never;
  };
}

function isPage(response: ServerResponse, body: unknown): boolean {
  return body !== undefined && String(response.getHeader('Content-Type')).startsWith('text/html');
}

async function bootTagOf(host: string, request: IncomingMessage): Promise<string> {
  const headers = { accept: 'text/html', cookie: request.headers.cookie ?? '' };
  const page = await (await fetch(new URL(request.url ?? '/', host), { headers, redirect: 'manual' })).text();
  return bootTag.exec(page)?.[0] ?? '<script type="application/json" id="recobro-boot"></script>';
}
