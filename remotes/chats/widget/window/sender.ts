import { type Api, Refused } from './api';
import { whyNot } from './file';
import type { Waiting } from './lines';
import { language, type Word } from './words';

const TRIES = 4;

/** Sends until it is known to be there; the same again is the same message. */
export class Sender {
  constructor(
    private readonly api: Api,
    private readonly largest: number,
    private readonly tell: (word: Word) => void,
  ) {}

  /** Whether the server has it now. */
  async send(one: Waiting): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        await this.give(one);
        return true;
      } catch (refused) {
        if (refused instanceof Refused) one.refused = whyNot(refused.code, this.largest);
        if (!(await this.mayTry(refused, tries))) return false;
      }
    }
    return false;
  }

  private give({ client_id, text, file, tapped, about }: Waiting): Promise<unknown> {
    return file
      ? this.api.send(client_id, file)
      : this.api.write({ client_id, text, tapped, about, language });
  }

  private async mayTry(refused: unknown, tries: number): Promise<boolean> {
    const wait = refused instanceof Refused ? refused.wait : 0;
    if (refused instanceof Refused && refused.status < 500 && refused.status !== 429) return false;
    this.tell(refused instanceof Refused && refused.status === 429 ? 'busy' : 'lost');
    await new Promise((resolve) => setTimeout(resolve, Math.max(wait * 1000, 1000 * 2 ** tries)));
    return true;
  }
}
