import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg']);

/** The pages that stand beside ours, and what each shows in the end. */
export const PEER_PAGES = {
  signIn: { path: '/sign-in', shown: 'input[type=password]' },
  home: { path: '/', shown: 'main h1' },
  table: { path: '/tasks', shown: 'main tbody tr' },
};

/** The peer's files as its own build made them, with the best compression there is, over HTTP/1.1 like ours. */
export class Peer {
  readonly url: string;
  private readonly server: Server;

  private constructor(server: Server, port: number) {
    this.server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** @param checkout a checkout of satnaing/shadcn-admin with its dependencies installed; built here if it is not */
  static async start(checkout: string): Promise<Peer> {
    const dist = path.join(checkout, 'dist');
    if (!existsSync(path.join(dist, 'index.html'))) build(checkout);
    const files = compress(dist);
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://peer');
      const file = files.get(pathname) ?? files.get('/index.html');
      if (!file) return void response.writeHead(404).end();
      response.writeHead(200, file.headers).end(file.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (!address || typeof address === 'string') throw new Error('No port for the peer');
    return new Peer(server, address.port);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

function build(checkout: string): void {
  // Its sign-in service asks for a key to be built; none of the pages measured uses it.
  const env = { VITE_CLERK_PUBLISHABLE_KEY: 'pk_test_ZXhhbXBsZS5jb20k', ...process.env };
  execFileSync('npx', ['vite', 'build'], { cwd: checkout, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function compress(dist: string) {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return new Map<string, { headers: Record<string, string | undefined>; body: Buffer }>(
    names
      .filter((name) => path.extname(name) in KINDS)
      .map((name) => {
        const kind = path.extname(name);
        const plain = readFileSync(path.join(dist, name));
        const small = COMPRESSED.has(kind);
        const headers = { 'Content-Type': KINDS[kind], ...(small ? { 'Content-Encoding': 'br' } : {}) };
        const body = small ? brotliCompressSync(plain, { params: quality }) : plain;
        return [`/${name.split(path.sep).join('/')}`, { headers, body }] as const;
      }),
  );
}
