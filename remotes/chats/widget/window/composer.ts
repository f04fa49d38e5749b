import type { Config } from '../config';
import { clip, element } from './element';
import { say } from './words';

export interface About {
  name?: string;
  phone?: string;
  email?: string;
}

const KINDS = { name: 'text', phone: 'tel', email: 'email' } as const;
const FILLS = { name: 'name', phone: 'tel', email: 'email' } as const;

/** Where the visitor writes; before the first message they may say who they are. A draft outlives a reload. */
export class Composer {
  readonly form: HTMLFormElement;
  private readonly text: HTMLTextAreaElement;
  private readonly about: HTMLFieldSetElement;

  constructor(
    private readonly config: Config,
    private readonly send: (text: string, about?: About) => void,
    private readonly types: () => void,
    private readonly attach: (file: File) => void,
  ) {
    const placeholder = say('placeholder');
    this.text = element('textarea', { id: 'text', rows: '1', maxlength: '4000', placeholder, dir: 'auto' });
    this.about = this.asked();
    this.form = element(
      'form',
      { submit: (e) => this.submit(e) },
      this.about,
      element(
        'div',
        { class: 'write' },
        element('label', { for: 'text', class: 'unseen' }, say('message')),
        this.text,
        config.takes?.length ? this.picker(config.takes) : null,
        element('button', { type: 'submit', class: 'send' }, say('send')),
      ),
    );
    this.text.value = this.draft();
    this.text.addEventListener('input', () => this.typed());
    this.text.addEventListener('paste', (e) => {
      const isText = e.clipboardData?.types.includes('text/plain'); // of which some programs give a picture, too
      const files = config.takes?.length && !isText ? [...(e.clipboardData?.files ?? [])] : [];
      if (files.length > 0) e.preventDefault();
      for (const file of files) attach(file);
    });
    this.text.addEventListener('keydown', (e) => {
      if (e.key === 'Enter' && !e.shiftKey && !e.isComposing) this.submit(e);
    });
  }

  focus(): void {
    this.text.focus();
  }

  /** Who they are is asked once, of who is not known. */
  asks(isAsked: boolean): void {
    this.about.hidden = !isAsked || !this.config.asks?.length;
  }

  /** The button by which files are chosen. */
  private picker(takes: string[]): HTMLElement {
    const input = element('input', { type: 'file', accept: takes.join(), multiple: true, hidden: true });
    input.addEventListener('change', () => {
      for (const file of input.files ?? []) this.attach(file);
      input.value = '';
      this.focus();
    });
    const open = element(
      'button',
      {
        type: 'button',
        class: 'attach',
        'aria-label': say('attach'),
        title: say('attach'),
        click: () => input.click(),
      },
      clip(),
    );
    return element('span', {}, input, open);
  }

  private asked(): HTMLFieldSetElement {
    const fields = (this.config.asks ?? []).flatMap((one) => [
      element('label', { for: one }, say(one)),
      element('input', {
        id: one,
        type: KINDS[one],
        autocomplete: FILLS[one],
        maxlength: one === 'phone' ? '30' : '80',
      }),
    ]);
    return element(
      'fieldset',
      { hidden: true },
      element('legend', {}, say('about')),
      ...fields,
      element('p', {}, say('private')),
    );
  }

  private submit(e: Event): void {
    e.preventDefault();
    const text = this.text.value.trim();
    if (!text) return;
    this.text.value = '';
    this.typed();
    this.send(text, this.about.hidden ? undefined : this.told());
    this.focus();
  }

  private told(): About {
    const all = [...this.about.querySelectorAll('input')].map((one) => [one.id, one.value.trim()]);
    return Object.fromEntries(all.filter(([, value]) => value)) as About;
  }

  private typed(): void {
    this.text.style.height = 'auto';
    this.text.style.height = `${Math.min(this.text.scrollHeight, 120)}px`;
    try {
      sessionStorage.setItem(`${this.config.base} draft`, this.text.value);
    } catch {
      // without storage a draft lasts as long as the page
    }
    if (this.text.value) this.types();
  }

  private draft(): string {
    try {
      return sessionStorage.getItem(`${this.config.base} draft`) ?? '';
    } catch {
      return '';
    }
  }
}
