import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes every letter. */
export class Post {
  private readonly letters: string[] = [];
  private wake: () => void = () => {};

  private readonly server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: async (stream, _session, done) => {
      this.letters.push(await text(stream));
      this.wake();
      done();
    },
  });

  static async open(): Promise<Post> {
    const post = new Post();
    await once(post.server.listen(0, '127.0.0.1'), 'listening');
    return post;
  }

  get address(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
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

  close(): Promise<void> {
    return new Promise((closed) => this.server.close(closed));
  }
}
