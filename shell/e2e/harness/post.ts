import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server that takes every letter. */
export class Post {
  private readonly letters: string[] = [];
  private wake: () => void = () => {};

  private constructor(
    readonly address: string,
    private readonly server: Server,
  ) {}

  static async open(): Promise<Post> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (!address || typeof address === 'string') throw new Error('No free port');
    const post = new Post(`smtp://127.0.0.1:${address.port}`, server);
    server.on('connection', (socket) => void post.talk(socket));
    return post;
  }

  /** The next letter, as it was sent. */
  async next(): Promise<string> {
    while (this.letters.length === 0) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return this.letters.shift() ?? '';
  }

  async close(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }

  private async talk(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    let body: string[] | undefined;
    for await (const line of createInterface(socket)) {
      if (body && line === '.') {
        this.letters.push(body.join('\n'));
        this.wake();
        body = undefined;
        say('250 taken');
      } else if (body) {
        body.push(line);
      } else if (line === 'DATA') {
        body = [];
        say('354 go on');
      } else if (line === 'QUIT') {
        say('221 bye');
        socket.end();
      } else {
        say('250 ok');
      }
    }
  }
}
