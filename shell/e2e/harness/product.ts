import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The program under test. */
export const BINARY = path.resolve(import.meta.dirname, '../../../bin/recobro');
const READY_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 50;

export interface Credentials {
  login: string;
  password: string;
}

/** One running installation of the built product, with the demo tenants. */
export class Product {
  private output = '';
  private stopping = false;
  /** Passwords that tests have changed, by login. */
  private readonly changed = new Map<string, string>();

  private constructor(
    readonly url: string,
    readonly dir: string,
    private readonly process: ChildProcess,
  ) {
    const keep = (text: Buffer) => {
      this.output += text.toString();
    };
    process.stdout?.on('data', keep);
    process.stderr?.on('data', keep);
    process.on('exit', (code, signal) => {
      if (!this.stopping)
        console.error(`The product ended by itself (${signal ?? code}):\n${this.output.slice(-20_000)}`);
    });
  }

  /** Starts the product on a free port and waits until every module answers. */
  static async start(env: Record<string, string> = {}, address?: string, demo = true): Promise<Product> {
    const dir = await mkdtemp(path.join(tmpdir(), 'recobro-e2e-'));
    const addr = address ?? (await freeAddress());
    const words = ['serve', ...(demo ? ['--demo'] : []), '--addr', addr, '--data', dir, '--pulse-ms', '300'];
    const child = spawn(BINARY, words, {
      env: { ...process.env, RECOBRO_CALLS_PRIVATE_NETWORKS: '["127.0.0.0/8"]', ...env }, // telephones of tests
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const product = new Product(`http://${addr}`, dir, child);
    await product.ready();
    return product;
  }

  /** The demo sign-in of a role, as the first start wrote it for the operator, or as a test has changed it since. */
  async credentials(role: string, tenant = 'rioplatense'): Promise<Credentials> {
    const lines = (await readFile(path.join(this.dir, 'demo.txt'), 'utf8')).split('\n');
    const fields = lines.map((line) => line.split(/\s+/)).find(([t, r]) => t === tenant && r === role);
    const [, , login, password] = fields ?? [];
    if (!login || !password) throw new Error(`No demo sign-in for ${role} of ${tenant}`);
    return { login, password: this.changed.get(login) ?? password };
  }

  /** The one-time link that a first start without the demo leaves for the operator. */
  async setupLink(): Promise<string> {
    let link = '';
    const written = async () => {
      link = await readFile(path.join(this.dir, 'setup.txt'), 'utf8').catch(() => '');
      return link.includes('#');
    };
    await until(written, 'no link to set up with');
    return link.trim();
  }

  /** Keeps a changed password for the tests to come. */
  remember({ login, password }: Credentials): void {
    this.changed.set(login, password);
  }

  /** The link in the newest letter to somebody; without a mail server letters are kept in files for the operator. */
  async letterTo(email: string): Promise<URL> {
    const folder = path.join(this.dir, 'modules/identityprovider/letters');
    let link: string | undefined;
    const arrived = async () => {
      const names = (await readdir(folder).catch(() => [])).sort().reverse();
      const letters = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
      link = letters.find((text) => text.startsWith(`To: ${email}\n`))?.match(/https?:\/\/\S+/)?.[0];
      return Boolean(link);
    };
    await until(arrived, `no letter to ${email}`);
    return new URL(link ?? '');
  }

  /** Runs another command of the program on this installation. */
  command(...words: string[]): void {
    const { status, stderr } = spawnSync(BINARY, [...words, '--data', this.dir], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`recobro ${words.join(' ')}: ${stderr}`);
  }

  /** Ends the process of a module as a crash would; the host starts another. */
  crash(module: string): void {
    const { status } = spawnSync('pkill', [
      '-9',
      '-P',
      `${this.process.pid}`,
      '-f',
      `module serve ${module}$`,
    ]);
    if (status !== 0) throw new Error(`No process of ${module}`);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const exited = this.process.exitCode === null ? once(this.process, 'exit') : undefined;
    this.process.kill('SIGTERM');
    await exited;
    await rm(this.dir, { recursive: true, force: true });
  }

  private async ready(): Promise<void> {
    const answers = async () => {
      if (this.process.exitCode !== null) throw new Error(`The product ended at start:\n${this.output}`);
      const response = await fetch(`${this.url}/api/v1/health`).catch(() => undefined);
      if (!response?.ok) return false;
      const { data } = (await response.json()) as { data: { modules?: { state: string }[] } };
      return Boolean(data.modules?.length && data.modules.every(({ state }) => state === 'ready'));
    };
    await until(answers, () => `The product is not ready:\n${this.output}`);
  }
}

export async function freeAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('No free port');
  return `127.0.0.1:${address.port}`;
}

async function until(
  holds: () => boolean | Promise<boolean>,
  failure: string | (() => string),
): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(typeof failure === 'string' ? failure : failure());
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
