import { type Language, titleIn } from '@recobro/sdk';
import type { Notice } from './notices';

/** What this browser allows; `unsupported` where it has no notifications. */
export type Permission = NotificationPermission | 'unsupported';

export function pushPermission(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Asks the person, in the browser's own words. */
export async function askForPush(): Promise<Permission> {
  return 'Notification' in globalThis ? Notification.requestPermission() : 'unsupported';
}

/** What a live event says has arrived to be shown by the browser. */
export function arrivedIn(payload: unknown): Notice[] {
  const arrived = (payload as { arrived?: unknown } | null | undefined)?.arrived;
  return Array.isArray(arrived) ? (arrived as Notice[]) : [];
}

/** Shows a notification by the browser, once however many tabs are open. Does nothing without permission. */
export function showByBrowser(notice: Notice, language: Language, open: (link: string) => void): void {
  if (pushPermission() !== 'granted') return;
  try {
    const shown = new Notification(titleIn(notice.title, language), {
      body: titleIn(notice.body, language),
      lang: language,
      tag: notice.id,
    });
    shown.onclick = () => {
      globalThis.focus();
      shown.close();
      if (notice.link) open(notice.link);
    };
  } catch {
    // Browsers on phones allow it to service workers alone; the bell shows it all the same.
  }
}
