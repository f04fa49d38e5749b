import type { ToPage, ToWindow } from '../config';

/** Speaks with the page that shows the window, once it has said who it is: the server lets no other site frame us. */
export class Bridge {
  private page = '';

  constructor(private readonly hear: (told: ToWindow) => void) {
    addEventListener('message', (e) => {
      if (e.source !== parent || typeof (e.data as ToWindow)?.recobro !== 'string') return;
      this.page = e.origin;
      this.hear(e.data as ToWindow);
    });
  }

  ready(): void {
    parent.postMessage({ recobro: 'ready' } satisfies ToPage, '*');
  }

  tell(told: ToPage): void {
    if (this.page) parent.postMessage(told, this.page);
  }
}
