import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freeAddress } from './product';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The interface as its developers see it: built in development mode, in front of a running product. */
export class DevelopmentServer {
  private constructor(
    readonly url: string,
    private readonly process: ChildProcess,
  ) {}

  /** Builds and serves; resolves when every app is built once. */
  static async start(productUrl: string): Promise<DevelopmentServer> {
    const address = await freeAddress();
    const rspack = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
    const config = path.join(ROOT, 'rspack.config.ts');
    const child = spawn(process.execPath, [rspack, 'dev', '--config', config], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'development', PORT: address.split(':')[1], RECOBRO_URL: productUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new DevelopmentServer(`http://${address}`, child);
    await server.ready();
    return server;
  }

  async stop(): Promise<void> {
    const exited = this.process.exitCode === null ? once(this.process, 'exit') : undefined;
    this.process.kill('SIGTERM');
    await exited;
  }

  private async ready(): Promise<void> {
    for (;;) {
      if (this.process.exitCode !== null) throw new Error('The development server ended at start');
      // The server holds its answers back until the first build is done.
      const answer = await fetch(this.url).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
