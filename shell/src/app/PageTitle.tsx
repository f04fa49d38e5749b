import { makeStyles } from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** The heading of the page itself, not of one that is still on its way. */
const ARRIVED = 'main h1:not([aria-busy=true] *)';

const useStyles = makeStyles({
  said: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/**
 * Names the window after the page's heading. A new page is said politely, and its heading gets the focus that the link
 * lost, so that the next Tab begins where the page does.
 */
export function PageTitle() {
  const styles = useStyles();
  const app = useTranslation().t('app.name');
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [said, setSaid] = useState('');
  useEffect(() => {
    let arrived = shown.current === pathname;
    shown.current = pathname;
    const look = () => {
      const heading = document.querySelector<HTMLElement>(ARRIVED);
      if (!heading?.textContent) return;
      const title = titleOf(heading, app);
      if (document.title !== title) document.title = title;
      if (arrived) return;
      arrived = true;
      setSaid(title);
      takeFocus(heading);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname, app]);
  return (
    <div aria-live="polite" className={styles.said}>
      {said}
    </div>
  );
}

/** The part of a page with parts, the heading without its count, the product. */
function titleOf(heading: HTMLElement, app: string): string {
  const part = document.querySelector('main nav a[aria-current=page]')?.textContent;
  const own = [...heading.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const names = [part, own?.textContent ?? heading.textContent, app];
  return [...new Set(names.filter(Boolean))].join(' · ');
}

/** What has the focus inside the page, or in a dialog over it, keeps it. */
function takeFocus(heading: HTMLElement): void {
  if (document.activeElement?.closest('main, [role=dialog]')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
