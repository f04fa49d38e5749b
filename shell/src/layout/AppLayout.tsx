import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PanelLeftContractRegular, PanelLeftExpandRegular } from '@fluentui/react-icons';
import {
  createTelephoneDesk,
  DisplayProvider,
  PreloadProvider,
  type SavedView,
  SessionProvider,
  SlotProvider,
  TelephoneProvider,
  useSession,
  useTranslation,
} from '@recobro/sdk';
import { useMedia } from '@recobro/sdk/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Outlet } from 'react-router';
import { useServices } from '../app/servicesContext';
import { SignInGuard } from '../auth/SignInGuard';
import { useSessionValue } from '../auth/useSessionValue';
import { ConnectionNotice } from '../connection/ConnectionNotice';
import { type Overlay, Overlays } from '../palette/Overlays';
import { usePreferenceStore, usePreferences } from '../preferences/context';
import { FilledSlot } from '../remotes/Slot';
import { Dock } from './Dock';
import { Header } from './Header';
import { Sidebar } from './Sidebar';
import { TenantSwitch, useSeveralTenants } from './TenantSwitch';
import { useFolded } from './useFolded';
import { useLive } from './useLive';
import { useModules } from './useModules';

/** Hardly anybody is ever on a visit. */
const VisitBanner = lazy(() => import('../tenants/VisitBanner').then((m) => ({ default: m.VisitBanner })));
const NavDrawer = lazy(() => import('./NavDrawer').then((m) => ({ default: m.NavDrawer })));

const useStyles = makeStyles({
  company: {
    paddingInline: tokens.spacingHorizontalXS,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
  },
  visit: { height: '40px' },
  body: { display: 'flex', flexGrow: 1, minWidth: 0 },
  side: {
    position: 'sticky',
    top: '48px',
    alignSelf: 'flex-start',
    boxSizing: 'border-box',
    height: 'calc(100dvh - 48px)',
    width: '220px',
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderInlineEndWidth: '1px',
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke2,
    '@media (max-width: 1023px)': { display: 'none' },
  },
  belowVisit: { top: '88px', height: 'calc(100dvh - 88px)' },
  folded: { width: '48px' },
  fold: { marginTop: 'auto', padding: tokens.spacingHorizontalS },
  // The telephone stands at the foot of what is read, beside the side bar, which it never covers.
  content: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  main: {
    flexGrow: 1,
    minWidth: 0,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    padding: '24px',
    '@media (max-width: 767px)': { padding: '16px' },
    '@media (max-width: 479px)': { padding: '12px' },
  },
  skip: {
    position: 'fixed',
    top: '-100px',
    zIndex: 1001,
    ':focus': { top: '8px', insetInlineStart: '8px' },
  },
});

/** The authenticated layout: nothing of it is drawn before it is known who is signed in. */
export function AppLayout() {
  return (
    <SignInGuard>
      <SignedIn />
    </SignInGuard>
  );
}

function SignedIn() {
  const { remotes } = useServices();
  const session = useSessionValue();
  const store = usePreferenceStore();
  const { density, page_size, views } = usePreferences();
  const [desk] = useState(createTelephoneDesk);
  const display = useMemo(
    () => ({
      density,
      pageSize: page_size ?? undefined,
      views,
      onViews: (changed: SavedView[]) => store.choose('views', changed),
    }),
    [density, page_size, views, store],
  );
  return (
    <SessionProvider value={session}>
      <PreloadProvider value={(path) => remotes.preload(new URL(path, location.href).pathname)}>
        <DisplayProvider value={display}>
          <SlotProvider value={FilledSlot}>
            <TelephoneProvider value={desk}>
              <Frame />
            </TelephoneProvider>
          </SlotProvider>
        </DisplayProvider>
      </PreloadProvider>
    </SessionProvider>
  );
}

function Frame() {
  const styles = useStyles();
  const { t } = useTranslation();
  const [folded, setFolded] = useFolded();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const openMenu = () => {
    setWanted(true);
    setOpen(true);
  };
  const [overlay, setOverlay] = useState<Overlay>();
  const wide = useMedia('(min-width: 1024px)');
  const narrow = useMedia('(max-width: 479px)');
  const roomy = useMedia('(min-width: 768px)');
  const several = useSeveralTenants();
  const { me } = useSession();
  useLive();
  useModules();
  return (
    <>
      <Button as="a" href="#main" className={styles.skip}>
        {t('nav.skip')}
      </Button>
      <Header narrow={narrow} wide={roomy} onMenu={openMenu} onSearch={() => setOverlay('palette')} />
      {several && !roomy && (
        <div className={styles.company}>
          <TenantSwitch strip />
        </div>
      )}
      {me.visit && (
        <Suspense fallback={<div className={styles.visit} />}>
          <VisitBanner visit={me.visit} />
        </Suspense>
      )}
      <div className={styles.body}>
        <aside className={mergeClasses(styles.side, me.visit && styles.belowVisit, folded && styles.folded)}>
          <Sidebar folded={folded} />
          <div className={styles.fold}>
            <Button
              appearance="subtle"
              icon={folded ? <PanelLeftExpandRegular /> : <PanelLeftContractRegular />}
              aria-label={t(folded ? 'nav.unfold' : 'nav.fold')}
              aria-expanded={!folded}
              onClick={() => setFolded(!folded)}
            />
          </div>
        </aside>
        <Suspense>{wanted && <NavDrawer open={open && !wide} onClose={() => setOpen(false)} />}</Suspense>
        <div className={styles.content}>
          <main id="main" tabIndex={-1} className={styles.main}>
            <Outlet />
          </main>
          <Dock />
        </div>
      </div>
      <ConnectionNotice />
      <Overlays open={overlay} onOpen={setOverlay} />
    </>
  );
}
