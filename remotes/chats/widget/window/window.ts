import type { Config, Identity, ToWindow } from '../config';
import { Api, Refused } from './api';
import { Bridge } from './bridge';
import { type About, Composer } from './composer';
import { type ReadFile, whyNot } from './file';
import type { Acts } from './line';
import { Lines, type Waiting } from './lines';
import { Live } from './live';
import { Sender } from './sender';
import { View } from './view';
import { language } from './words';

const TYPES_EVERY = 3_000;

/** The window itself: it begins a visit once the page has said for whom, and keeps the thread as the server has it. */
export class Window implements Acts {
  private readonly api: Api;
  private readonly bridge = new Bridge((told) => this.hear(told));
  private readonly lines = new Lines();
  private readonly live: Live;
  private readonly view: View;
  private readonly sender: Sender;
  private readonly composer: Composer;
  private isOpen = false;
  private who = '';
  private more = '';
  private typedAt = 0;
  private begun: Promise<void> | null = null;

  constructor(private readonly config: Config) {
    this.api = new Api(config.base, language);
    this.live = new Live(this.api, (what) => this.told(what));
    this.composer = new Composer(
      config,
      (text, about) => this.write({ text, about }),
      () => this.types(),
      (file) => this.attach(file),
    );
    this.view = new View(config, this.composer, {
      close: () => this.close(),
      earlier: () => void this.earlier(),
    });
    this.sender = new Sender(this.api, config.largest ?? 0, (word) => this.view.tell(word));
    addEventListener('keydown', (e) => e.key === 'Escape' && this.close());
    this.bridge.ready();
  }

  tap(tapped: string, text: string): void {
    this.write({ text, tapped });
  }

  readonly read: ReadFile = (line, number, small) => this.api.file(line, number, small);

  retry(one: Waiting): void {
    one.state = 'sending';
    this.draw();
    void this.send(one);
  }

  readonly lost = (): void => this.view.tell('lost');

  private close(): void {
    this.bridge.tell({ recobro: 'close' });
  }

  private hear(told: ToWindow): void {
    this.isOpen = told.isOpen;
    if (told.recobro === 'hello') {
      const who = JSON.stringify(told.identity);
      if (!this.begun || who !== this.who) this.begun = this.begin(told.identity);
      this.who = who;
    }
    if (this.isOpen) {
      this.composer.focus();
      void this.begun?.then(() => this.reads());
    }
  }

  private async begin(identity: Identity | null): Promise<void> {
    this.lines.clear();
    try {
      const begun = await this.api.begin(identity);
      this.view.begun(begun);
      this.view.tell(null);
      if (begun.has_thread) this.goesOn();
      await this.reads();
    } catch (refused) {
      if (refused instanceof Refused && refused.code.startsWith('chats.widget_identity')) {
        this.bridge.tell({ recobro: 'identity', code: refused.code });
        return this.begin(null);
      }
      this.view.tell(refused instanceof Refused && refused.status === 404 ? 'gone' : 'lost');
    }
  }

  /** From now on there is a thread: it is told live, and counted on the pages of later. */
  private goesOn(): void {
    this.live.start();
    this.bridge.tell({ recobro: 'thread' });
  }

  private told(what: string): void {
    if (what === 'typing') this.view.types();
    else if (what === 'changed') void this.reads();
  }

  private async reads(): Promise<void> {
    try {
      const thread = await this.api.read();
      if (this.lines.isEmpty) this.more = thread.more;
      const before = this.lines.all.at(-1)?.id;
      this.lines.take(thread.lines);
      if (before !== this.lines.all.at(-1)?.id) this.view.quiet();
      this.view.tell(null);
      this.draw();
      const isSeen = this.isOpen && !document.hidden;
      if (isSeen && thread.unread > 0) await this.api.seen();
      this.bridge.tell({ recobro: 'unread', count: isSeen ? 0 : thread.unread });
    } catch {
      this.view.tell('lost');
    }
  }

  private async earlier(): Promise<void> {
    const thread = await this.api.read(this.more).catch(() => null);
    if (!thread) return;
    this.more = thread.more;
    this.lines.take(thread.lines);
    this.draw();
  }

  private draw(): void {
    this.view.draw(this.lines, this.more !== '', this);
  }

  private write(said: { text: string; tapped?: string; about?: About }): void {
    this.add({ ...said, client_id: crypto.randomUUID(), state: 'sending' });
  }

  /** A file is a message of its own; one that is too large is not even sent. */
  private attach(file: File): void {
    const { largest = 0 } = this.config;
    const one: Waiting = { text: '', file, client_id: crypto.randomUUID(), state: 'sending' };
    const refused = file.size > largest ? whyNot('files.too_large', largest) : undefined;
    this.add(refused ? { ...one, state: 'failed', refused } : one);
  }

  private add(one: Waiting): void {
    this.lines.goOn();
    this.lines.waiting.push(one);
    this.draw();
    if (one.state === 'sending') void this.send(one);
  }

  private async send(one: Waiting): Promise<void> {
    await this.begun;
    if (await this.sender.send(one)) {
      this.goesOn();
      return this.reads();
    }
    one.state = 'failed';
    this.draw();
  }

  private types(): void {
    const now = Date.now();
    if (now - this.typedAt < TYPES_EVERY || this.lines.isEmpty) return;
    this.typedAt = now;
    void this.api.types().catch(() => undefined);
  }
}
