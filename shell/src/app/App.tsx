import { FluentProvider, makeStyles, type Theme, tokens } from '@fluentui/react-components';
import { createDOMRenderer, RendererProvider } from '@griffel/react';
import { ApiProvider, LiveProvider, ToastsProvider, useToasts, useTranslation } from '@recobro/sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { PreferencesProvider, usePreferences } from '../preferences/context';
import type { Direction } from '../preferences/preferences';
import { useResolvedTheme } from '../preferences/useResolvedTheme';
import { themeFor } from '../theme/themes';
import { readNonce } from './boot';
import { createRouter } from './router';
import type { Services } from './services';
import { ServicesProvider } from './servicesContext';

const useStyles = makeStyles({
  page: {
    textAlign: 'start',
    backgroundColor: tokens.colorNeutralBackground2,
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
  },
});

/** The whole shell: providers around the router. */
export function App({ services }: { services: Services }) {
  const router = useMemo(() => createRouter(services), [services]);
  return (
    <ServicesProvider value={services}>
      <I18nextProvider i18n={services.i18n}>
        <PreferencesProvider value={services.preferences}>
          <QueryClientProvider client={services.queries}>
            <ApiProvider value={services.client}>
              <ToastsProvider value={services.toasts}>
                <LiveProvider value={services.live}>
                  <Look>
                    <RouterProvider router={router} />
                    <Toasts />
                  </Look>
                </LiveProvider>
              </ToastsProvider>
            </ApiProvider>
          </QueryClientProvider>
        </PreferencesProvider>
      </I18nextProvider>
    </ServicesProvider>
  );
}

const ToastArea = lazy(() => import('./ToastArea').then((module) => ({ default: module.ToastArea })));

/** The toast area's code comes with the first toast. */
function Toasts() {
  const toasts = useToasts();
  const [needed, setNeeded] = useState(false);
  useEffect(() => toasts.awaken(() => setNeeded(true)), [toasts]);
  return <Suspense fallback={null}>{needed && <ToastArea />}</Suspense>;
}

/** Theme, font, direction and language on the page, with style elements that pass the security policy. */
function Look({ children }: { children: ReactNode }) {
  const { font, direction, language } = usePreferences();
  const mode = useResolvedTheme();
  const { i18n } = useTranslation();
  const renderer = useMemo(
    () => createDOMRenderer(document, { styleElementAttributes: { nonce: readNonce() ?? '' } }),
    [],
  );
  const theme = useMemo(() => themeFor(mode, font), [mode, font]);
  useEffect(() => {
    const root = document.documentElement;
    Object.assign(root, { dir: direction, lang: language });
    root.style.colorScheme = mode;
    document.body.style.background = theme.colorNeutralBackground2;
  }, [direction, language, mode, theme]);
  useEffect(() => {
    if (i18n.language !== language) void i18n.changeLanguage(language);
  }, [i18n, language]);
  return (
    <RendererProvider renderer={renderer} targetDocument={document}>
      <Page theme={theme} direction={direction}>
        {children}
      </Page>
    </RendererProvider>
  );
}

/** Apart from Look, because styles must be rendered below the provider that knows the nonce. */
function Page({ theme, direction, children }: { theme: Theme; direction: Direction; children: ReactNode }) {
  const styles = useStyles();
  return (
    <FluentProvider theme={theme} dir={direction}>
      {/* Fluent hands the provider's own class on to every portal, which must not cover the page. */}
      <div className={styles.page}>{children}</div>
    </FluentProvider>
  );
}
