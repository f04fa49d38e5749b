import { Button, makeStyles } from '@fluentui/react-components';
import { QuestionCircleRegular } from '@fluentui/react-icons';
import { useTranslation } from '@recobro/sdk';
import { lazy, Suspense, useEffect, useState } from 'react';

const HelpPanel = lazy(() => import('./HelpPanel').then((m) => ({ default: m.HelpPanel })));

/** The key that opens it from any page. */
const KEY = 'F1';

// A narrow header has no room for it; the help center is in the menu there.
const useStyles = makeStyles({ button: { '@media (max-width: 599px)': { display: 'none' } } });

/** Help for the screen that one looks at, beside it: by its sign in the header, or by a key. */
export function HelpHere() {
  const { t } = useTranslation('helpcenter');
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== KEY) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<QuestionCircleRegular />}
        aria-label={t('here')}
        aria-keyshortcuts={KEY}
        aria-expanded={open}
        title={`${t('here')} (${KEY})`}
        onClick={() => setOpen(!open)}
      />
      <Suspense>{open && <HelpPanel onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
