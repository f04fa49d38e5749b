import { type ComponentType, cloneElement, type ReactElement, useState } from 'react';
import type { FinderProps } from './Finder';

/** Props of LazyFinder. */
export interface LazyFinderProps extends FinderProps {
  /** What opens it. */
  button: ReactElement<React.ButtonHTMLAttributes<HTMLButtonElement>>;
}

const fetchFinder = () => import(/* webpackChunkName: "find" */ './OpenFinder');

function fetchAhead(): void {
  fetchFinder().catch(() => {}); // shown when the button is pressed
}

/** A finder behind a button; its code comes when somebody reaches for it, as a menu's does. */
export function LazyFinder(props: LazyFinderProps) {
  const [Opened, setOpened] = useState<ComponentType<LazyFinderProps>>();
  if (Opened) return <Opened {...props} />;
  const open = () => {
    fetchFinder().then(({ OpenFinder }) => setOpened(() => OpenFinder), reportError);
  };
  return cloneElement(props.button, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: open,
  });
}
