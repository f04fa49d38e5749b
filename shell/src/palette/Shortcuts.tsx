import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { useTranslation } from '@recobro/sdk';
import { useReturnFocus } from '@recobro/sdk/ui';
import { useState } from 'react';
import { MODIFIER } from './modifier';

const SHORTCUTS = [
  { keys: [MODIFIER, 'K'], does: 'palette' },
  { keys: ['/'], does: 'search' },
  { keys: ['J'], does: 'next' },
  { keys: ['K'], does: 'previous' },
  { keys: ['X'], does: 'pick' },
  { keys: ['⇧', 'X'], does: 'range' },
  { keys: ['B'], does: 'bulk' },
  { keys: ['Enter'], does: 'open' },
  { keys: [MODIFIER, 'Enter'], does: 'save' },
  { keys: [MODIFIER, 'Z'], does: 'undo' },
  { keys: ['Esc'], does: 'close' },
  { keys: ['?'], does: 'shortcuts' },
] as const;

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    margin: 0,
  },
  keys: { display: 'flex', gap: tokens.spacingHorizontalXS, margin: 0 },
  key: {
    minWidth: '20px',
    textAlign: 'center',
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
});

/** What keys do on the page below, and on the telephone, as their buttons say themselves: each key once. */
function keysOfPage(): { key: string; does: string }[] {
  const seen = new Map<string, string>();
  for (const one of document.querySelectorAll<HTMLElement>(':is(#main, #dock) [aria-keyshortcuts]')) {
    const key = one.getAttribute('aria-keyshortcuts') ?? '';
    const does = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
    if (key && does && !seen.has(key)) seen.set(key, does);
  }
  return [...seen].map(([key, does]) => ({ key: key.length === 1 ? key.toUpperCase() : key, does }));
}

/** What the keyboard can do, wherever one is, and on the page where one is. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const [here] = useState(keysOfPage);
  useReturnFocus();
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t('shortcuts.title')}</DialogTitle>
          <DialogContent>
            <dl className={styles.list}>
              {here.map(({ key, does }) => (
                <Shortcut key={key} keys={[key]} does={does} />
              ))}
              {SHORTCUTS.map(({ keys, does }) => (
                <Shortcut key={does} keys={keys} does={t(`shortcuts.${does}`)} />
              ))}
            </dl>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('actions.close')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function Shortcut({ keys, does }: { keys: readonly string[]; does: string }) {
  const styles = useStyles();
  return (
    <>
      <dt>{does}</dt>
      <dd className={styles.keys} dir="ltr">
        {keys.map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </dd>
    </>
  );
}
