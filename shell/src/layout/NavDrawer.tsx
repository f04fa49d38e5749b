import { OverlayDrawer } from '@fluentui/react-components';
import { Sidebar } from './Sidebar';

interface NavDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The sidebar over the page, where there is no room beside it. */
export function NavDrawer({ open, onClose }: NavDrawerProps) {
  return (
    <OverlayDrawer open={open} onOpenChange={(_, state) => !state.open && onClose()} size="small">
      <Sidebar onNavigate={onClose} />
    </OverlayDrawer>
  );
}
