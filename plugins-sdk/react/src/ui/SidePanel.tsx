import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { useDeferredValue, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { UnsavedContext } from './form/unsaved';
import { ReturnFocus } from './useReturnFocus';

const useStyles = makeStyles({
  panel: { width: 'min(480px, 100vw)', maxWidth: '100vw' },
  // What gets the focus does not stay below a form's buttons, which stand at the foot. A long word breaks.
  body: { scrollPaddingBlock: '16px 72px', overflowWrap: 'anywhere', '& button': { whiteSpace: 'nowrap' } },
  title: { overflowWrap: 'anywhere', minWidth: 0 },
});

/** Props of SidePanel. */
export interface SidePanelProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: React.ReactNode;
}

/** A side sheet over the page, which keeps its place; closing it with unsaved work asks first. */
export function SidePanel({ open, title, onClose, children }: SidePanelProps) {
  const styles = useStyles();
  const { t } = useTranslation('ui');
  const [unsaved, setUnsaved] = useState(false);
  const [asking, setAsking] = useState(false);
  // The press that opens a sheet is answered before the sheet is drawn; one that closes it, at once.
  const drawn = useDeferredValue(open, false) && open;
  const close = () => (unsaved ? setAsking(true) : onClose());
  const leave = () => {
    setUnsaved(false);
    onClose();
  };
  return (
    <OverlayDrawer
      open={drawn}
      position="end"
      className={styles.panel}
      onOpenChange={(_, data) => !data.open && close()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ className: styles.title }}
          action={
            <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('close')} onClick={close} />
          }
        >
          {title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <ReturnFocus />
        <UnsavedContext.Provider value={setUnsaved}>{children}</UnsavedContext.Provider>
        {/* Inside the sheet, so that the sheet is what the focus comes back to. */}
        <ConfirmDialog
          open={asking}
          title={t('unsaved.title')}
          action={t('unsaved.leave')}
          cancel={t('unsaved.stay')}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        >
          {t('unsaved.reason')}
        </ConfirmDialog>
      </DrawerBody>
    </OverlayDrawer>
  );
}
