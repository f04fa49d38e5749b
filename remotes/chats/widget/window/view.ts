import type { Config } from '../config';
import type { Begun } from './api';
import type { Composer } from './composer';
import { element } from './element';
import { type Acts, lineOf, waitingOf } from './line';
import type { Lines } from './lines';
import { language, say, type Word } from './words';

const TYPING_LASTS = 5_000;

/** What is seen of the window. */
export class View {
  private readonly hours = element('p', { class: 'hours' });
  private readonly notice = element('p', { class: 'notice', role: 'alert', hidden: true });
  private readonly typing = element('p', { class: 'typing', hidden: true }, say('typing'));
  private readonly list: HTMLElement;
  private readonly more: HTMLButtonElement;
  private readonly welcome: HTMLElement;
  private readonly drawn = new Map<string, { made: HTMLElement; as: string }>();
  private typingEnds = 0;

  constructor(
    config: Config,
    private readonly composer: Composer,
    acts: { close(): void; earlier(): void },
  ) {
    const { style } = document.documentElement;
    style.setProperty('--color', config.color);
    style.setProperty('--ink', config.ink);
    this.welcome = element('p', { class: 'welcome' }, config.welcomes[language] || say('welcome'));
    this.more = element(
      'button',
      { type: 'button', class: 'more', hidden: true, click: acts.earlier },
      say('earlier'),
    );
    this.list = element('div', {
      role: 'log',
      'aria-label': say('messages'),
      'aria-live': 'polite',
      tabindex: '0',
      class: 'log',
    });
    const close = element(
      'button',
      { type: 'button', class: 'close', 'aria-label': say('close'), click: acts.close },
      '×',
    );
    document.body.append(
      element(
        'div',
        { class: 'head' },
        element('div', {}, element('h1', {}, config.titles[language] || say('title')), this.hours),
        close,
      ),
      element('div', { class: 'body' }, this.more, this.welcome, this.list, this.typing, this.notice),
      composer.form,
    );
  }

  begun(begun: Begun): void {
    const at = begun.opens_at && new Date(begun.opens_at);
    const form = new Intl.DateTimeFormat(language, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
    if (begun.is_open) this.hours.textContent = say('open');
    else this.hours.textContent = at ? say('closed', { when: form.format(at) }) : say('away');
  }

  tell(word: Word | null): void {
    this.notice.hidden = word === null;
    this.notice.textContent = word && say(word);
  }

  types(): void {
    this.typing.hidden = false;
    clearTimeout(this.typingEnds);
    this.typingEnds = window.setTimeout(() => this.quiet(), TYPING_LASTS);
  }

  quiet(): void {
    this.typing.hidden = true;
  }

  /** Draws what has changed alone, so that nothing is read out twice; who reads the end of it stays there. */
  draw(lines: Lines, hasMore: boolean, acts: Acts): void {
    const end = this.list.parentElement as HTMLElement;
    const wasAtEnd = end.scrollHeight - end.scrollTop - end.clientHeight < 80;
    const all = lines.all;
    const wanted = [
      ...all.map((line, n) => {
        const isLast = n === all.length - 1 && lines.isAnswerable;
        return this.once(
          line.is_mine ? line.client_id : line.id,
          `${line.id}${isLast && line.buttons.length}`,
          () => lineOf(line, isLast, acts),
        );
      }),
      ...lines.waiting.map((one) =>
        this.once(one.client_id, `${one.state}${one.refused}`, () => waitingOf(one, acts)),
      ),
    ];
    for (const old of [...this.list.children]) if (!wanted.includes(old as HTMLElement)) old.remove();
    wanted.forEach((one, n) => {
      if (this.list.children[n] !== one) this.list.insertBefore(one, this.list.children[n] ?? null);
    });
    this.more.hidden = !hasMore;
    this.composer.asks(lines.isWordless);
    if (wasAtEnd) end.scrollTop = end.scrollHeight;
  }

  private once(key: string, as: string, make: () => HTMLElement): HTMLElement {
    const before = this.drawn.get(key);
    if (before?.as === as) return before.made;
    const made = make();
    this.drawn.set(key, { made, as });
    return made;
  }
}
