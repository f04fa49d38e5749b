import type { Config } from '../config';
import { Launcher, type Settings } from './launcher';

declare const RECOBRO_WIDGET: Config;
declare global {
  interface Window {
    recobroChat?: Pick<Launcher, 'open' | 'close' | 'toggle' | 'identify'>;
    recobroChatSettings?: Settings;
  }
}

/** Elsewhere the frame would stay empty: no button then. */
function isOurs(origins: string[]): boolean {
  return origins.some((one) => {
    const [before, after] = one.split('*') as [string, string | undefined];
    if (after === undefined) return location.origin === one;
    return location.origin.startsWith(before) && location.origin.endsWith(after);
  });
}

function start(): void {
  if (!window.recobroChat && isOurs(RECOBRO_WIDGET.origins))
    window.recobroChat = new Launcher(RECOBRO_WIDGET, window.recobroChatSettings ?? {});
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
