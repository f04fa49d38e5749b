import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** Pages of another site than the product's: a.localhost, b.localhost and so on are this machine to a browser, and foreign to each other. */
export class CreditorPage {
  private constructor(
    private readonly server: Server,
    private readonly port: number,
    private readonly html: { of: (path: string) => string },
  ) {}

  static async start(): Promise<CreditorPage> {
    const html = { of: () => '' };
    const server = createServer((request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      // A page that allows no more than it must.
      response.setHeader(
        'Content-Security-Policy',
        "style-src 'none'; object-src 'none'; require-trusted-types-for 'script'",
      );
      response.end((html.of as (path: string) => string)(request.url ?? '/'));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (!address || typeof address === 'string') throw new Error('No port for the creditor’s page');
    return new CreditorPage(server, address.port, html);
  }

  /** Where a site of a name is. */
  origin(name: string): string {
    return `http://${name}.localhost:${this.port}`;
  }

  /** What its pages are, by their path. */
  shows(of: (path: string) => string): void {
    this.html.of = of;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** A page with a script, in a language and a direction. */
export function pageWith(script: string, { lang = 'es', dir = 'ltr', before = '' } = {}): string {
  return `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><title>Creditor</title>
<meta name="viewport" content="width=device-width"></head><body><main><h1>Creditor</h1><a href="/other">Other</a></main>
<script>${before}</script><script src="${script}" async></script></body></html>`;
}
