import type { Line } from './api';
import type { About } from './composer';

/** A message of the visitor's that the server does not have yet. */
export interface Waiting {
  client_id: string;
  text: string;
  tapped?: string;
  about?: About;
  file?: File;
  state: 'sending' | 'failed';
  /** Why it will not be taken, however often it is sent. */
  refused?: string | undefined;
}

/** What the window knows of the thread: each message once, in the order of time, however often and in whatever order it was told. */
export class Lines {
  private readonly known = new Map<string, Line>();
  waiting: Waiting[] = [];

  take(lines: Line[]): void {
    for (const line of lines) {
      this.known.set(line.id, line);
      this.waiting = this.waiting.filter((one) => one.client_id !== line.client_id);
    }
  }

  clear(): void {
    this.known.clear();
    this.waiting = [];
  }

  get all(): Line[] {
    return [...this.known.values()].sort((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
  }

  /** What was refused is told until the visitor goes on. */
  goOn(): void {
    this.waiting = this.waiting.filter((one) => !one.refused);
  }

  get isEmpty(): boolean {
    return this.known.size + this.waiting.length === 0;
  }

  /** Nobody has said a word yet: what is there are files of the visitor's alone. */
  get isWordless(): boolean {
    return (
      this.waiting.every((one) => one.file) &&
      [...this.known.values()].every((line) => line.is_mine && !line.text)
    );
  }

  /** Nothing of the visitor's is on its way, so that what was said last may be answered. */
  get isAnswerable(): boolean {
    return this.waiting.every((one) => one.refused);
  }
}
