import { LANGUAGES, useNavigate, useOpenPortfolios, useSession, useTranslation } from '@recobro/sdk';
import { useMemo } from 'react';
import { AI_AGENTS_SLOT } from '../areas/areas';
import { LANGUAGE_NAMES } from '../layout/languageNames';
import { useNavItems } from '../layout/useNavItems';
import { usePortfoliosOn } from '../layout/usePortfoliosOn';
import { usePreferenceStore } from '../preferences/context';
import { THEMES } from '../preferences/preferences';
import { useFillers } from '../remotes/Slot';
import { SETTINGS_PAGES } from '../settings/pages';
import type { Command } from './command';

/** All that can be done from anywhere, apart from the debtors, who are searched. */
export function useCommands(): Command[] {
  const pages = usePageCommands();
  const portfolios = usePortfolioCommands();
  const looks = useLookCommands();
  return useMemo(() => [...pages, ...portfolios, ...looks], [pages, portfolios, looks]);
}

function usePageCommands(): Command[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lines = useNavItems();
  const agents = useFillers(AI_AGENTS_SLOT).length > 0;
  return useMemo(() => {
    const page = (to: string, title: string, hint?: string): Command => ({
      id: `page-${to}`,
      group: 'pages',
      title,
      hint,
      run: () => void navigate(to),
    });
    return [
      ...lines.filter(({ id }) => id !== 'settings').map(({ to, title }) => page(to, title)),
      ...SETTINGS_PAGES.filter(({ key }) => key !== 'ai-agents' || agents).map(({ to, key }) =>
        page(to, t(`settings.${key}.title`), t('nav.settings')),
      ),
    ];
  }, [lines, agents, t, navigate]);
}

function usePortfolioCommands(): Command[] {
  const { t } = useTranslation();
  const { choosePortfolio } = useSession();
  const on = usePortfoliosOn();
  const portfolios = useOpenPortfolios(on);
  return useMemo(() => {
    if (!on || !portfolios) return [];
    const choose = (id: string | undefined, title: string): Command => ({
      id: `portfolio-${id ?? 'all'}`,
      group: 'portfolios',
      title,
      hint: t('palette.switchPortfolio'),
      run: () => choosePortfolio(id),
    });
    return [choose(undefined, t('portfolio.all')), ...portfolios.map(({ id, name }) => choose(id, name))];
  }, [on, portfolios, choosePortfolio, t]);
}

function useLookCommands(): Command[] {
  const { t } = useTranslation();
  const store = usePreferenceStore();
  return useMemo(
    () => [
      ...THEMES.map(
        (theme): Command => ({
          id: `theme-${theme}`,
          group: 'theme',
          title: t(`preferences.themes.${theme}`),
          hint: t('preferences.theme'),
          run: () => store.choose('theme', theme),
        }),
      ),
      ...LANGUAGES.map(
        (language): Command => ({
          id: `language-${language}`,
          group: 'language',
          title: LANGUAGE_NAMES[language],
          hint: t('preferences.language'),
          run: () => store.choose('language', language),
        }),
      ),
    ],
    [t, store],
  );
}
