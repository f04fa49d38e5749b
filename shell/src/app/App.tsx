import { FluentProvider, makeStyles, type Theme, tokens } from '@fluentui/react-components';
import { createDOMRenderer, RendererProvider } from '@griffel/react';
import { HelpProvider, useTranslation } from '@recobro/sdk';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PreferencesProvider, usePreferences } from '../preferences/context';
import type { PreferenceStore } from '../preferences/PreferenceStore';
import type { Direction } from '../preferences/preferences';
import { useResolvedTheme } from '../preferences/useResolvedTheme';
import { themeFor } from '../theme/themes';
import { type Boot, readNonce } from './boot';
import { BootProvider } from './bootContext';

const useStyles = makeStyles({
  page: {
    textAlign: 'start',
    backgroundColor: tokens.colorNeutralBackground2,
    minHeight: '100dvh',
    display: 'flex',
    flexDirection: 'column',
  },
});

/** What every page stands on, before sign-in and after it. */
export interface AppProps {
  boot: Boot;
  i18n: i18n;
  preferences: PreferenceStore;
  children: ReactNode;
}

/** Texts, choices and look around the application of a guest or of a member. */
export function App({ boot, i18n, preferences, children }: AppProps) {
  return (
    <BootProvider value={boot}>
      <HelpProvider value={boot.help}>
        <I18nextProvider i18n={i18n}>
          <PreferencesProvider value={preferences}>
            <Look>{children}</Look>
          </PreferencesProvider>
        </I18nextProvider>
      </HelpProvider>
    </BootProvider>
  );
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
