import { isTyping } from '@recobro/sdk/ui';
import { lazy, Suspense, useLayoutEffect } from 'react';

/** What can be laid over any page by a key. */
export type Overlay = 'palette' | 'shortcuts';

const Palette = lazy(() => import('./Palette'));
const Shortcuts = lazy(() => import('./Shortcuts'));

interface OverlaysProps {
  open: Overlay | undefined;
  onOpen: (overlay: Overlay | undefined) => void;
}

/** Listens for Ctrl/⌘ K and "?" on every page; the code of what they open comes when first asked for. */
export function Overlays({ open, onOpen }: OverlaysProps) {
  // Before the first paint: whoever sees the page may press.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const overlay = overlayOf(event);
      if (!overlay) return;
      event.preventDefault();
      onOpen(overlay);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onOpen]);
  const close = () => onOpen(undefined);
  return (
    <Suspense fallback={null}>
      {open === 'palette' && <Palette onClose={close} />}
      {open === 'shortcuts' && <Shortcuts onClose={close} />}
    </Suspense>
  );
}

/** The overlay that a key asks for, if any. */
export function overlayOf(event: KeyboardEvent): Overlay | undefined {
  const modified = event.ctrlKey || event.metaKey;
  if (modified && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') return 'palette';
  if (!modified && event.key === '?' && !isTyping(event.target)) return 'shortcuts';
  return undefined;
}
