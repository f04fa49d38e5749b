import type { MenuProps } from '@fluentui/react-components';
import { type ComponentType, cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import type { MenuParts } from './OpenMenu';

/** Props of LazyMenu. */
export interface LazyMenuProps
  extends Pick<MenuProps, 'positioning' | 'checkedValues' | 'onCheckedValueChange'> {
  /** A multiple choice stays open for the next. */
  persistOnItemClick?: boolean | undefined;
  /** What opens it. */
  button: ReactElement<React.ButtonHTMLAttributes<HTMLButtonElement>>;
  /** What stands in it, made of the parts it is given. */
  children: (parts: MenuParts) => ReactNode;
}

const fetchMenu = () => import(/* webpackChunkName: "menu" */ './OpenMenu');

function fetchAhead(): void {
  fetchMenu().catch(() => {}); // shown when the button is pressed
}

/**
 * A menu whose code comes when somebody reaches for its button. A page shows many menus and opens few, and what
 * places and walks a menu weighs as much as a page.
 */
export function LazyMenu(props: LazyMenuProps) {
  const [Opened, setOpened] = useState<ComponentType<LazyMenuProps>>();
  if (Opened) return <Opened {...props} />;
  const open = () => {
    fetchMenu().then(({ OpenMenu }) => setOpened(() => OpenMenu), reportError);
  };
  return cloneElement(props.button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: fetchAhead,
    onFocus: fetchAhead,
    onClick: open,
  });
}
