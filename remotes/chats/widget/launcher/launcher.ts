import { type Config, type Identity, type Language, languageOf, type ToPage, type ToWindow } from '../config';
import { type Drawn, draw, edge } from './draw';
import { styleOf } from './style';
import { WORDS } from './words';

/** What the page may say before the script loads, as window.recobroChatSettings. */
export interface Settings {
  language?: string;
  identity?: Identity;
  /** What was signed is wrong or too old: the page may sign anew and call identify. */
  onIdentityRefused?: (code: string) => void;
  onUnread?: (count: number) => void;
}

const SMALL = '(max-width: 480px)';
const THREAD = 'recobro-chat-thread';

/** The button on the page, and the frame that it opens. Until it is opened, or there is a thread whose answers are counted, nothing loads. */
export class Launcher {
  private readonly drawn: Drawn = draw();
  private readonly language: Language;
  private frame: HTMLIFrameElement | null = null;
  private edges: HTMLElement[] = [];
  private identity: Identity | null;
  private isReady = false;
  private unread = 0;

  constructor(
    private readonly config: Config,
    private readonly settings: Settings,
  ) {
    this.language = languageOf(
      settings.language,
      config.language,
      document.documentElement.lang,
      navigator.language,
    );
    this.identity = settings.identity ?? null;
    const { host, root, button, box } = this.drawn;
    root.adoptedStyleSheets = [styleOf(config)];
    host.lang = this.language;
    host.dir = this.direction();
    box.setAttribute('aria-label', this.config.titles[this.language] || WORDS[this.language].chat);
    button.addEventListener('click', () => this.toggle());
    root.addEventListener('keydown', (e) => (e as KeyboardEvent).key === 'Escape' && this.close());
    addEventListener('message', (e) => this.hear(e));
    matchMedia(SMALL).addEventListener('change', () => this.fit());
    this.tell();
    document.body.append(host);
    if (remembered()) this.load();
  }

  private direction(): 'rtl' | 'ltr' {
    return getComputedStyle(document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr';
  }

  get isOpen(): boolean {
    return !this.drawn.box.hidden;
  }

  open(): void {
    this.load();
    this.drawn.box.hidden = false;
    this.fit();
    this.frame?.focus();
    this.tell();
    this.post({ recobro: 'shown', isOpen: true });
  }

  close(): void {
    if (!this.isOpen) return;
    this.drawn.box.hidden = true;
    this.fit();
    this.tell();
    this.post({ recobro: 'shown', isOpen: false });
    this.drawn.button.focus();
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }

  identify(identity: Identity | null): void {
    this.identity = identity;
    this.hello();
  }

  /** On a small screen the window covers the page: it holds the focus, and the page behind stands still. */
  private fit(): void {
    const covers = this.isOpen && matchMedia(SMALL).matches;
    this.drawn.box.setAttribute('aria-modal', String(covers));
    this.drawn.button.hidden = covers;
    for (const one of this.edges) one.tabIndex = covers ? 0 : -1;
    document.documentElement.style.overflow = covers ? 'hidden' : '';
  }

  private load(): void {
    if (this.frame) return;
    const frame = document.createElement('iframe');
    frame.src = `${this.config.origin}${this.config.base}/page?lang=${this.language}&dir=${this.direction()}`;
    frame.title = this.drawn.box.getAttribute('aria-label') ?? '';
    const back = () => frame.focus();
    this.edges = [edge(back), edge(back)];
    this.drawn.box.append(this.edges[0] as Node, frame, this.edges[1] as Node);
    this.frame = frame;
  }

  private hear(e: MessageEvent): void {
    if (!this.frame || e.source !== this.frame.contentWindow || e.origin !== this.config.origin) return;
    const told = e.data as ToPage;
    if (told.recobro === 'ready') {
      this.isReady = true;
      this.hello();
    } else if (told.recobro === 'close') this.close();
    else if (told.recobro === 'thread') remember();
    else if (told.recobro === 'unread') this.count(told.count);
    else if (told.recobro === 'identity') this.settings.onIdentityRefused?.(told.code);
  }

  private hello(): void {
    this.post({ recobro: 'hello', identity: this.identity, isOpen: this.isOpen });
  }

  private post(told: ToWindow): void {
    if (this.isReady) this.frame?.contentWindow?.postMessage(told, this.config.origin);
  }

  private count(unread: number): void {
    this.unread = unread;
    this.settings.onUnread?.(unread);
    this.tell();
  }

  private tell(): void {
    const { button, count } = this.drawn;
    const words = WORDS[this.language];
    const shown = this.unread > 99 ? '99+' : String(this.unread);
    count.textContent = shown;
    count.hidden = this.isOpen || this.unread === 0;
    button.setAttribute('aria-expanded', String(this.isOpen));
    button.setAttribute(
      'aria-label',
      this.isOpen ? words.close : this.unread > 0 ? words.unread(shown) : words.open,
    );
  }
}

/** That there is a thread is kept with the page, so that the answers of later are counted there; what it says is not. */
function remembered(): boolean {
  try {
    return localStorage.getItem(THREAD) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(THREAD, '1');
  } catch {
    // a page without storage counts no answers
  }
}
