import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import type { Notice } from './notices';
import { arrivedIn, askForPush, pushPermission, showByBrowser } from './push';

const notice: Notice = {
  id: 'n1',
  kind: 'tasks.task_assigned',
  title: { es: 'Le asignaron una tarea', en: 'A task was assigned to you', pt: 'Uma tarefa foi atribuída' },
  body: { es: 'La asignó mario.', en: 'By mario.', pt: 'Por mario.' },
  link: '/tasks?task=1',
  read_at: null,
  created_at: '2026-11-20T12:00:00Z',
};

/** A browser's notifications, which remember what was shown. */
class Shown {
  static permission: NotificationPermission = 'granted';
  static all: Shown[] = [];
  static requestPermission = async () => Shown.permission;
  onclick: (() => void) | null = null;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    Shown.all.push(this);
  }
  close() {}
}

const browser = globalThis as { Notification?: unknown };

describe('notifications by the browser', () => {
  beforeEach(() => {
    browser.Notification = Shown;
    Shown.permission = 'granted';
    Shown.all = [];
  });
  afterEach(() => {
    browser.Notification = undefined;
    delete browser.Notification;
  });

  it("speak the reader's language and lead to the page", () => {
    const opened: string[] = [];
    showByBrowser(notice, 'en', (link) => opened.push(link));
    const [shown] = Shown.all;
    expect(shown?.title).toBe('A task was assigned to you');
    expect(shown?.options).toEqual({ body: 'By mario.', lang: 'en', tag: 'n1' });
    shown?.onclick?.();
    expect(opened).toEqual(['/tasks?task=1']);
  });

  it('keep still without permission', () => {
    Shown.permission = 'denied';
    showByBrowser(notice, 'es', () => {});
    expect(Shown.all).toEqual([]);
  });

  it('are nothing to a browser that has none', async () => {
    delete browser.Notification;
    expect(pushPermission()).toBe('unsupported');
    expect(await askForPush()).toBe('unsupported');
    showByBrowser(notice, 'es', () => {});
  });

  it('are taken from the live event alone', () => {
    expect(arrivedIn({ arrived: [notice] })).toEqual([notice]);
    for (const payload of [undefined, null, {}, { arrived: null }]) expect(arrivedIn(payload)).toEqual([]);
  });
});
