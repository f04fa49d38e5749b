import { useEffect } from 'react';

/** Has the telephone call the number of any link of the page that leads to one, while it is on; else the link works as in any page. */
export function useNumberLinks(on: boolean, call: (number: string) => void): void {
  useEffect(() => {
    if (!on) return;
    const listen = (event: MouseEvent) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="tel:"]');
      const number = link && numberOf(link.href);
      if (!number || event.defaultPrevented) return;
      event.preventDefault();
      call(number);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, [on, call]);
}

/** The number of a link, E.164; undefined for one that is of a country alone, or of a house. */
function numberOf(href: string): string | undefined {
  const [written = ''] = decodeURIComponent(href.slice('tel:'.length)).split(';');
  const number = written.replace(/[\s().-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
}
