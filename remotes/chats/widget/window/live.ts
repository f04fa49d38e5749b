import type { Api } from './api';

type Told = (what: string) => void;

const FIRST_PAUSE = 1_000;
const LAST_PAUSE = 30_000;
/** Something comes at least every quarter of a minute; a stream that says nothing is held up on its way. */
const SILENCE = 40_000;
/** Then it is asked instead, every so often. */
const ASK_EVERY = 8_000;

/** Hears what happens in the thread; where streams do not come through, asks every so often. */
export class Live {
  private stop = new AbortController();
  private pause = FIRST_PAUSE;
  private isOn = false;

  constructor(
    private readonly api: Api,
    private readonly told: Told,
  ) {}

  start(): void {
    if (this.isOn) return;
    this.isOn = true;
    void this.hear();
  }

  private async hear(): Promise<void> {
    for (;;) {
      try {
        await this.listen(await this.api.live(this.stop.signal));
        this.pause = FIRST_PAUSE;
      } catch {
        this.pause = Math.min(this.pause * 2, LAST_PAUSE);
      }
      this.stop = new AbortController();
      await new Promise((resolve) => setTimeout(resolve, Math.min(this.pause, ASK_EVERY)));
      this.told('changed'); // what happened meanwhile
    }
  }

  private async listen(stream: ReadableStream<Uint8Array>): Promise<void> {
    const reader = stream
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .getReader();
    let held = '';
    for (;;) {
      const watch = setTimeout(() => this.stop.abort(), SILENCE);
      const { value, done } = await reader.read().finally(() => clearTimeout(watch));
      if (done) return;
      this.pause = FIRST_PAUSE;
      const events = (held + value).split('\n\n');
      held = events.pop() ?? '';
      for (const event of events) {
        const name = /^event: (\w+)$/m.exec(event)?.[1];
        if (name) this.told(name);
      }
    }
  }
}
