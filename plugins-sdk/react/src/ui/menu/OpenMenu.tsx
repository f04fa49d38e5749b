import {
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { LazyMenuProps } from './LazyMenu';

const PARTS = { MenuDivider, MenuItem, MenuItemCheckbox, MenuItemRadio, MenuList };

/** What a menu's content is made of. */
export type MenuParts = typeof PARTS;

/** The menu itself, opened as soon as it is there: it comes because its button was pressed. */
export function OpenMenu({ button, children, ...menu }: LazyMenuProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <Menu {...menu} open={open} onOpenChange={(_, next) => setOpen(next.open)}>
      <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
      <MenuPopover>{children(PARTS)}</MenuPopover>
    </Menu>
  );
}
