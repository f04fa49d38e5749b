import { useCallback } from 'react';

/** Tells the page how high something at its foot is, as a property of CSS, so that nothing else stands over it. */
export function useHeightAs(
  property: `--${string}`,
): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (!element) return;
      const root = document.documentElement.style;
      const watch = new ResizeObserver(() => root.setProperty(property, `${element.offsetHeight}px`));
      watch.observe(element);
      return () => {
        watch.disconnect();
        root.removeProperty(property);
      };
    },
    [property],
  );
}
